import type { LoginFailure } from './login-failure'

/** The device or the browser, not the gateway, did not let anybody in by a passkey. */
export const passkeyFailed: LoginFailure = { code: 'login.passkey', needsCaptcha: false, wasAnswered: true }
