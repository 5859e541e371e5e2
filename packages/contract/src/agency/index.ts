export { agentHomeCall, contractReminderCall, affiliateCall } from './agent'
