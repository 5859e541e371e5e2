// Accounts
export { memberTypes, typesWithoutAgency, typesWithoutContracts, mayEnterAgency } from './member-types'
export type { Fact } from './fact'
export { sessionInfoSchema, type SessionInfo, sessionReasonSchema, type SessionReason } from './session-info'
export { headIconPixels, headIconCall, setHeadIconCall } from './head-icon'
export { memberInfoSchema, type MemberInfo, memberInfoCall, levelChanged, inviteCall } from './member'

// Signing in and sessions
export {
  loginBodySchema,
  loginFailureSchema,
  loginCall,
  trialUserCall,
  freePlayCall,
  socialProviderSchema,
  type SocialProvider,
  socialProvidersCall,
  socialStartCall,
  socialCallbackPath,
} from './sign-in'
export { loginModes, type LoginMode, rememberedLoginSchema, type RememberedLogin } from './remembered-login'
export {
  sealedBodySchema,
  logoutCall,
  renewCall,
  staySignedInCall,
  type Device,
  type MemberSession,
  sessionsCall,
  endSessionCall,
  endOtherSessionsCall,
  jwksPath,
} from './session'
export { reauthenticateCall } from './reauthenticate'
export {
  protections,
  type Protection,
  securityLevels,
  type SecurityLevel,
  securityLevelOf,
  signInsKeptMs,
  type SignInRecord,
  type Security,
  securityCall,
  signInsCall,
  type ContactInput,
  contactCodeCall,
  bindContactCall,
  setRealNameCall,
  lastSignInCall,
  type Closing,
  closingCall,
  closeAccountCall,
} from './security'
export {
  loginStepCall,
  authenticatorCall,
  beginAuthenticatorCall,
  confirmAuthenticatorCall,
  removeAuthenticatorCall,
  recoveryCodesCall,
} from './second-step'
export {
  mostPasskeys,
  longestPasskeyName,
  passkeyChallengeMs,
  type PasskeyCreation,
  type PasskeyRequest,
  type MadePasskey,
  type SignedPasskey,
  type Passkey,
  passkeysCall,
  beginPasskeyCall,
  addPasskeyCall,
  removePasskeyCall,
  beginPasskeyLoginCall,
  passkeyLoginCall,
} from './passkeys'
export {
  kycLevels,
  type KycLevel,
  type VerifiedKycLevel,
  kycStates,
  type KycState,
  kycFields,
  type KycField,
  kycDocuments,
  type KycDocument,
  kycRejectReasons,
  type KycRejectReason,
  longestAddress,
  longestDocumentNumber,
  type KycSubmission,
  type Kyc,
  kycCall,
  submitKycCall,
} from './kyc'
export { passwordEmailCall, passwordResetCall, passwordPhoneCall, passwordChangeCall } from './password'

// Registration
export {
  registerFieldNames,
  type RegisterFieldName,
  ruleNames,
  type RuleName,
  fieldRuleSchema,
  type FieldRule,
  registerSettingsSchema,
  type RegisterSettings,
  registerSettingsCall,
  registerMethods,
  registerBodySchema,
  type RegisterBody,
  memberRegisterCall,
  memberRegisterMobileCall,
  inviteParams,
} from './register'
export { longestField, tidyField, verifyField } from './field-rules'
export { captchaCall, captchaWorkCall, type CaptchaWork } from './captcha'
export { smsNoLoginCall, smsRegisterCall, verificationCall, countryCall } from './verification'
