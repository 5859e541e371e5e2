// The module
export { passkeysModule } from './passkeys-module'
// The site that a passkey is for
export { siteOf } from './challenges'
// Passkeys of a member
export {
  addPasskey,
  beginPasskey,
  countPasskeys,
  readPasskeys,
  removePasskey,
  verifyMadePasskey,
} from './passkeys'
