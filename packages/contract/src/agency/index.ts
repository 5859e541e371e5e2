export { agentHomeCall, contractReminderCall } from './agent'
export { agentMenuEntries, isOnAgentMenu, type AgentSettings } from './agent-menu'
export { teamKpiCall, type TeamCounters } from './team-kpi'
export { affiliateCall } from './affiliate'
export { groupOfRate, highestRate, isRate, rateCategories, rateOfGroup, rateStep } from './rate-rules'
export type { RateCategory } from './rate-rules'
export {
  agentRatesCall,
  memberRatesCall,
  rateChangesCall,
  rateMembersCall,
  ratesSchema,
  rateStarts,
  setRatesCall,
} from './rates'
export type { ChildRate, RatesOfChild, RateStart } from './rates'
export {
  agentLinksCall,
  changeLinkCall,
  linkDays,
  linkStates,
  makeLinkCall,
  openAccountCall,
  openedName,
  openedTypes,
  removeLinkCall,
  switchLinkCall,
} from './accounts'
export type { AgentLink, LinkState, OpenedType } from './accounts'
export {
  contractKinds,
  contractKindSchema,
  contractMoves,
  contractStates,
  contractSteps,
  offerLifetimeMs,
  type ContractKind,
  type ContractMove,
  type ContractState,
  type ContractStep,
} from './contract-machine'
export {
  areTermsOf,
  capAbove,
  contractTermsSchema,
  dividendPeriods,
  isLike,
  mostTiers,
  shareOf,
  tierAbove,
  tierProblem,
  tierReached,
  wholeRate,
  type ContractPeriod,
  type ContractTerms,
  type ContractTier,
  type TeamReached,
} from './contract-terms'
export {
  contractChanged,
  contractPartiesCall,
  contractStepCall,
  dividendContractCall,
  hourlyContractCall,
  offerContractCall,
  salaryContractCall,
  type Contract,
} from './contracts'
export {
  figureNames,
  incomeMinorOf,
  incomeOf,
  keptFigures,
  keptNames,
  madeFigures,
  noSums,
  peopleNames,
  sumNames,
  sumsOf,
  type CountedPeople,
  type FigureName,
  type KeptFigureName,
  type KeptFigures,
  type SumName,
  type TeamSums,
} from './team-figures'
export {
  formulaOf,
  kindsOfFigure,
  kindsOfRecordFigure,
  recordFigures,
  type RecordFigure,
} from './figure-formula'
export {
  reportSizes,
  reportSorts,
  reportTypes,
  teamChanged,
  teamOverviewCall,
  teamReportCall,
  type ReportLine,
  type TeamOverview,
  type TeamReport,
} from './team-reports'
export { teamTransactionExportCall, teamTransactionsCall, type TeamRecord } from './team-transactions'
export { roundParts } from './round-parts'
export { marginsOf, splitLine } from './line-income'
export { salaryOf, salaryTier, wholeOf, type Played, type Salary, type SalaryTeam } from './salary'
export {
  incomeKinds,
  incomeStates,
  rebateIncomeCall,
  type IncomeKind,
  type IncomeState,
  type RebateIncomeRow,
} from './income'
export {
  salaryKinds,
  salaryPreviewCall,
  salaryReportCall,
  type SalaryKind,
  type SalaryReportRow,
} from './salaries'
export {
  downlineOptionsCall,
  downlineTransferCall,
  sendDownlineTransferCall,
  type DownlineTransfer,
} from './downline-transfer'
export {
  envelopeChanged,
  envelopeLifetimeMs,
  envelopesCall,
  envelopeSplits,
  envelopeStates,
  mostPackets,
  mostReceivers,
  openEnvelopeCall,
  sendEnvelopeCall,
  sentEnvelopesCall,
  type EnvelopeSplit,
  type EnvelopeState,
  type GotEnvelope,
  type SentEnvelope,
} from './envelopes'
export { dividendOf, type DividendBasis, type DividendResult } from './dividend-rules'
export {
  dividendChanged,
  dividendPreviewCall,
  dividendsCall,
  dividendSides,
  dividendStates,
  mostPaidAtOnce,
  payDividendsCall,
  type CalculatedDividend,
  type Dividend,
  type DividendSide,
  type DividendState,
} from './dividends'
export {
  freezeRequestCall,
  freezeStates,
  longestFreezeReason,
  longestTeamMessage,
  suggestedNames,
  teamMemberCall,
  teamMembersCall,
  teamMessageCall,
  teamNamesCall,
  teamPageSize,
  teamSorts,
  teamStates,
  type FreezeRequest,
  type FreezeState,
  type TeamMember,
  type TeamSort,
  type TeamState,
} from './team-members'
export {
  teamBetsCall,
  teamBetsExportCall,
  teamBetsPageSize,
  teamBetsPartSize,
  teamOrderCall,
  type TeamBet,
} from './team-bets'
