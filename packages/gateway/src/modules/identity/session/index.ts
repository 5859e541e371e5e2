// The module
export { sessionModule } from './session-module'
// Opening a session for somebody who has proved who they are
export { beginSession, type SigningIn } from './begin-session'
