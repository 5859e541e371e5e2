export { agentHomeCall, contractReminderCall } from './agent'
export { affiliateCall } from './affiliate'
