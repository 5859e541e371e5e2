// The module
export { secondStepModule } from './second-step-module'
// Authenticators and what replaces them
export {
  beginAuthenticator,
  confirmAuthenticator,
  hasAuthenticator,
  removeAuthenticator,
  spendSecondCode,
} from './authenticators'
export { recoveryCodesLeft, replaceRecoveryCodes } from './recovery-codes'
// Sign-ins that wait for their second step
export { beginStep, passStep, stepMs, waitingStep } from './sign-in-steps'
