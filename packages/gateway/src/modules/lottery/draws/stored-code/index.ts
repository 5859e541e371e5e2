// Written by `node packages/gateway/bin/stored-code.mjs`.
import type { StoredCode } from '../../../../kernel/database/apply-stored-code'
import lotteryIssueGoesOn from './issues/lottery_issue_goes_on.sql'
import lotteryIssueIsDrawnOnce from './issues/lottery_issue_is_drawn_once.sql'
import lotteryIssueKeptUntil from './issues/lottery_issue_kept_until.sql'
import lotteryIssueMayGo from './issues/lottery_issue_may_go.sql'
import lotteryIssuesDrawnOnce from './issues/lottery_issues_drawn_once.sql'
import lotteryIssuesFixed from './issues/lottery_issues_fixed.sql'
import lotteryIssuesGoOn from './issues/lottery_issues_go_on.sql'
import lotteryIssuesKept from './issues/lottery_issues_kept.sql'
import lotteryIssuesSayWhatIsDue from './issues/lottery_issues_say_what_is_due.sql'
import lotteryIssuesSayWhatIsFetched from './issues/lottery_issues_say_what_is_fetched.sql'
import lotteryIssuesSayWhenTheWitnessIsAsked from './issues/lottery_issues_say_when_the_witness_is_asked.sql'
import lotteryIssuesWitnessFixed from './issues/lottery_issues_witness_fixed.sql'
import lotteryIssuesWitnessGoesOn from './issues/lottery_issues_witness_goes_on.sql'
import lotteryOrdersAreFixed from './issues/lottery_orders_are_fixed.sql'
import lotteriesChainGoesOn from './lotteries_chain_goes_on.sql'
import lotteriesFixed from './lotteries_fixed.sql'
import lotteriesSayWhatIsDue from './lotteries_say_what_is_due.sql'
import lotteriesWitnessChainGoesOn from './lotteries_witness_chain_goes_on.sql'
import lotteryChainGoesOn from './lottery_chain_goes_on.sql'
import lotteryChainsFixed from './lottery_chains_fixed.sql'
import lotteryCorrectionsAppendOnly from './lottery_corrections_append_only.sql'
import lotteryCorrectionsAreAppendOnly from './lottery_corrections_are_append_only.sql'
import lotteryCorrectionsKept from './lottery_corrections_kept.sql'
import lotteryWitnessChainsFixed from './lottery_witness_chains_fixed.sql'

/** The functions and triggers in this folder, each with the hashes of its texts, the latest last. */
export const storedCode: readonly StoredCode[] = [
  { text: lotteryIssueGoesOn, hashes: ['89d283c9b935'] },
  { text: lotteryIssueIsDrawnOnce, hashes: ['8d12b86322f4'] },
  { text: lotteryIssueKeptUntil, hashes: ['9f2ec94c3013'] },
  { text: lotteryIssueMayGo, hashes: ['18f88ed3e085'] },
  { text: lotteryIssuesDrawnOnce, hashes: ['ba539c03239f'] },
  { text: lotteryIssuesFixed, hashes: ['3978d80ee6e0'] },
  { text: lotteryIssuesGoOn, hashes: ['ef9fd8ecc151'] },
  { text: lotteryIssuesKept, hashes: ['b134f51fa958'] },
  { text: lotteryIssuesSayWhatIsDue, hashes: ['ee7c355e8fff'] },
  { text: lotteryIssuesSayWhatIsFetched, hashes: ['7126f1ef8926'] },
  { text: lotteryIssuesSayWhenTheWitnessIsAsked, hashes: ['86df8222e624'] },
  { text: lotteryIssuesWitnessFixed, hashes: ['a5f21c827ca9'] },
  { text: lotteryIssuesWitnessGoesOn, hashes: ['bffc11d73b88'] },
  { text: lotteryOrdersAreFixed, hashes: ['086d50b1d9a6'] },
  { text: lotteriesChainGoesOn, hashes: ['646105b867ad'] },
  { text: lotteriesFixed, hashes: ['b97420e8505a'] },
  { text: lotteriesSayWhatIsDue, hashes: ['55af3ce06fd6'] },
  { text: lotteriesWitnessChainGoesOn, hashes: ['817bdcdfdc9c'] },
  { text: lotteryChainGoesOn, hashes: ['dc8594fae1d5'] },
  { text: lotteryChainsFixed, hashes: ['cbe97ff54982'] },
  { text: lotteryCorrectionsAppendOnly, hashes: ['c9f1841e7266'] },
  { text: lotteryCorrectionsAreAppendOnly, hashes: ['6578d9df9daf'] },
  { text: lotteryCorrectionsKept, hashes: ['1901e6f261ee'] },
  { text: lotteryWitnessChainsFixed, hashes: ['12c437d364f7'] },
]
