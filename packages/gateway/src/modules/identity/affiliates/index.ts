// The module
export { affiliatesModule } from './affiliates-module'
// Affiliate codes, by which a new member gets its upline
export { affiliateCodeOf, findAffiliate } from './affiliates'
export { addAffiliates } from './add-affiliates'
