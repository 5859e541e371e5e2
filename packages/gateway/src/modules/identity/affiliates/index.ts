// The module
export { affiliatesModule } from './affiliates-module'
// Affiliate codes, by which a new member gets its upline
export { affiliateCodeOf, findAffiliate } from './affiliates'
export { findLink, registerLinks, type RegistrationLinks } from './registration-links'
export { addAffiliates } from './add-affiliates'
