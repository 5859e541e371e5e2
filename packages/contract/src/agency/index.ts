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
