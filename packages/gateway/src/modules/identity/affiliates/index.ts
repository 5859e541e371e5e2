// The module
export { affiliatesModule } from './affiliates-module'
// Affiliate codes, by which a new member gets its upline
export { affiliateCodeOf, findAffiliate } from './affiliates'
export { agentOfCode, registerLinks, takeRoom } from './registration-links'
export type { AgentOfCode, RegistrationLinks, RoomBelow } from './registration-links'
export { addAffiliates } from './add-affiliates'
