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
  contractStepCall,
  dividendContractCall,
  hourlyContractCall,
  offerContractCall,
  salaryContractCall,
  type Contract,
} from './contracts'
