// The module
export { sessionModule } from './session-module'
// Opening a session for somebody whose identity is verified
export { beginSession, type SigningIn } from './begin-session'
// Which sessions there are, for the kernel
export { sessionsIn } from './read-sessions'
// Whether a session has neither been ended nor reached its last day
export { isSignedIn } from './sessions'
// Keeping a session alive by what is not a call of its member
export { idleMs, renewSession, touchMs } from './sessions'
// Who is there, and who came when
export { lastSignInsOf, onlineAt, signInsBetween } from './seen'
// Attempts to sign in
export { keepSignIn, lastSignIn, readSignIns, signInBefore } from './sign-ins'
export { countAddress } from './sign-in'
export { countSessions } from './session-list'
// Sign-ins from elsewhere
export { hasSignIns, importSignIns, type ImportedSignIn } from './import-sign-ins'
// Ending what somebody signed in with, when its password changes
export { endSessionsOf } from './end-sessions'
export { forgetDevices, isBreakKnownHere } from './known-devices'
export { forgetFailures } from './login-attempts'
