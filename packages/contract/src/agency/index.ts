export { agentHomeCall, contractReminderCall } from './agent'
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
