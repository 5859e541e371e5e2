// The module
export { sessionModule } from './session-module'
// Opening a session for somebody whose identity is verified
export { beginSession, type SigningIn } from './begin-session'
