// SPDX-FileCopyrightText: 2026 The Stallmark authors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "importers/api/lexer.h"
#include "importers/api/sysstatcolumns.h"

#include <algorithm>
#include <array>
#include <vector>

// The printed names of sar, mpstat, pidstat and iostat, to tell a name that a narrow terminal cut from one that is new.
namespace importers {

namespace {

constexpr auto Names = std::to_array<std::string_view>({
    " CPU NODE DEV IFACE INTR TTY BUS FAN TEMP IN BAT FCHOST FILESYSTEM MOUNTPOINT DEVICE manufact product idvendor "
    "idprod policy status Command UID USER PID TGID TID prio threads fd-nr ",
    " %user %nice %system %iowait %steal %idle %usr %sys %irq %soft %guest %gnice %wait %CPU ",
    " proc/s cswch/s nvcswch/s intr/s pswpin/s pswpout/s pgpgin/s pgpgout/s fault/s majflt/s minflt/s pgfree/s "
    "pgscank/s pgscand/s pgsteal/s %vmeff pgprom/s pgdem/s VSZ RSS %MEM StkSize StkRef ",
    " tps rtps wtps dtps bread/s bwrtn/s bdscd/s kB_rd/s kB_wr/s kB_ccwr/s iodelay ",
    " kbmemfree kbavail kbmemused %memused kbbuffers kbcached kbcommit %commit kbactive kbinact kbdirty kbanonpg "
    "kbslab "
    "kbkstack kbpgtbl kbvmused kbshmem frmpg/s bufpg/s campg/s shmpg/s kbswpfree kbswpused %swpused kbswpcad %swpcad "
    "kbhugfree kbhugused %hugused kbhugrsvd kbhugsurp ",
    " dentunusd file-nr inode-nr pty-nr file-sz inode-sz super-sz %super-sz dquot-sz %dquot-sz rtsig-sz %rtsig-sz ",
    " runq-sz plist-sz ldavg-1 ldavg-5 ldavg-15 blocked rcvin/s xmtin/s framerr/s prtyerr/s brk/s ovrun/s ",
    " rd_sec/s wr_sec/s rkB/s wkB/s dkB/s avgrq-sz avgqu-sz areq-sz aqu-sz await svctm %util ",
    " rxpck/s txpck/s rxkB/s txkB/s rxbyt/s txbyt/s rxcmp/s txcmp/s rxmcst/s %ifutil rxerr/s txerr/s coll/s rxdrop/s "
    "txdrop/s txcarr/s rxfram/s rxfifo/s txfifo/s total/s dropd/s squeezd/s rx_rps/s flw_lim/s blg_len ",
    " call/s retrans/s read/s write/s access/s getatt/s scall/s badcall/s packet/s udp/s tcp/s hit/s miss/s sread/s "
    "swrite/s saccess/s sgetatt/s totsck tcpsck udpsck rawsck ip-frag tcp-tw tcp6sck udp6sck raw6sck ip6-frag ",
    " irec/s fwddgm/s idel/s orq/s asmrq/s asmok/s fragok/s fragcrt/s ihdrerr/s iadrerr/s iukwnpr/s idisc/s odisc/s "
    "onort/s asmf/s fragf/s imsg/s omsg/s iech/s iechr/s oech/s oechr/s itm/s itmr/s otm/s otmr/s iadrmk/s iadrmkr/s "
    "oadrmk/s oadrmkr/s ierr/s oerr/s idstunr/s odstunr/s itmex/s otmex/s iparmpb/s oparmpb/s isrcq/s osrcq/s iredir/s "
    "oredir/s active/s passive/s iseg/s oseg/s atmptf/s estres/s retrseg/s isegerr/s orsts/s idgm/s odgm/s noport/s "
    "idgmerr/s ",
    " irec6/s fwddgm6/s idel6/s orq6/s asmrq6/s asmok6/s imcpck6/s omcpck6/s fragok6/s fragcr6/s ihdrer6/s iadrer6/s "
    "iukwnp6/s i2big6/s idisc6/s odisc6/s inort6/s onort6/s asmf6/s fragf6/s itrpck6/s imsg6/s omsg6/s iech6/s "
    "iechr6/s "
    "oechr6/s igmbq6/s igmbr6/s ogmbr6/s igmbrd6/s ogmbrd6/s irtsol6/s ortsol6/s irtad6/s inbsol6/s onbsol6/s inbad6/s "
    "onbad6/s ierr6/s idtunr6/s odtunr6/s itmex6/s otmex6/s iprmpb6/s oprmpb6/s iredir6/s oredir6/s ipck2b6/s "
    "opck2b6/s idgm6/s odgm6/s noport6/s idgmer6/s ",
    " MHz wghMHz rpm drpm degC %temp inV %in maxpower %cap cap/min MBfsfree MBfsused %fsused %ufsused Ifree Iused "
    "%Iused fch_rxf/s fch_txf/s fch_rxw/s fch_txw/s ",
    " %scpu-10 %scpu-60 %scpu-300 %scpu %sio-10 %sio-60 %sio-300 %sio %fio-10 %fio-60 %fio-300 %fio %smem-10 %smem-60 "
    "%smem-300 %smem %fmem-10 %fmem-60 %fmem-300 %fmem ",
    " r/s w/s d/s f/s rsec/s wsec/s rMB/s wMB/s dMB/s rrqm/s wrqm/s drqm/s %rrqm %wrqm %drqm r_await w_await d_await "
    "f_await rareq-sz wareq-sz dareq-sz Blk_read/s Blk_wrtn/s Blk_read Blk_wrtn kB_read/s kB_wrtn/s kB_dscd/s kB_w+d/s "
    "kB_read kB_wrtn kB_dscd kB_w+d MB_read/s MB_wrtn/s MB_dscd/s MB_w+d/s MB_read MB_wrtn MB_dscd MB_w+d ",
    " NMI/s LOC/s SPU/s PMI/s IWI/s RTR/s RES/s CAL/s TLB/s TRM/s THR/s DFR/s MCE/s MCP/s ERR/s MIS/s PIN/s NPI/s "
    "PIW/s HYP/s HI/s TIMER/s NET_TX/s NET_RX/s BLOCK/s BLOCK_IOPOLL/s IRQ_POLL/s TASKLET/s SCHED/s HRTIMER/s RCU/s ",
});

std::vector<std::string_view> sortedNames()
{
    std::vector<std::string_view> all, words;
    for (const std::string_view part : Names) {
        splitFields(part, words);
        all.insert(all.end(), words.begin(), words.end());
    }
    std::sort(all.begin(), all.end());
    return all;
}

/// The first name that is not before this one; empty behind the last.
std::string_view nextName(std::string_view name)
{
    static const std::vector<std::string_view> all = sortedNames();
    const auto at = std::lower_bound(all.begin(), all.end(), name);
    return at == all.end() ? std::string_view() : *at;
}

} // namespace

bool isSysstatName(std::string_view name) { return !name.empty() && nextName(name) == name; }

bool isCutSysstatName(std::string_view name)
{
    const std::string_view next = nextName(name);
    return !name.empty() && next != name && next.starts_with(name);
}

} // namespace importers
