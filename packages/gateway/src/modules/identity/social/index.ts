// The module
export { socialModule } from './social-module'
// Linking a provider's identity to a new member
export { linkIdentity } from './social-flows'
export { clearSocialCookie, readSocialCookie } from './social-cookie'
