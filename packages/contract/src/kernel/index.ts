// Scalars and texts
export {
  minorSchema,
  largestAmountMinor,
  amountMinorSchema,
  askedAmountMinorSchema,
  plainLineSchema,
  currencySchema,
  decimalSchema,
  epochMsSchema,
  merchantCodeSchema,
  idempotencyKeySchema,
  sitePathSchema,
} from './primitives'
export { minorDigits, minorToDecimal, type AmountProblem, parseAmount, decimalToMinor } from './amounts'
export {
  languageNames,
  type Language,
  type Direction,
  languages,
  languageSchema,
  directionSchema,
  directionOf,
  parseLanguage,
  localizedSchema,
  type Localized,
  localized,
  inOneLanguage,
} from './languages'
export {
  unseenIn,
  printable,
  printableValue,
  printableJson,
  unseenWords,
  plainTextSchema,
  findUnseen,
} from './plain-text'
export { cleanTyped, charactersIn, typedTextSchema } from './typed-text'

// Calls of the gateway and their answers
export {
  type CallAuth,
  type Presence,
  type CallDefinition,
  type LineRefusals,
  defineCall,
  type AnyCall,
  type QueryOf,
  type ParamsOf,
  type BodyOf,
  type AnswerOf,
} from './call'
export { failureSchema, type Failure, successSchema, type Success } from './envelope'
export { errorStatus, type ErrorCode, clientErrorCodes, type ClientErrorCode, isErrorCode } from './errors'

// Events
export { eventNameSchema, type EventDefinition, defineEvent, type PayloadOf } from './event'

// Business limits
export {
  paging,
  loadMore,
  gameClient,
  esportsVendor,
  cockfightVendor,
  popupRefreshMs,
  maskGuardMs,
  hotMatchTicker,
  bannerAutoplayMs,
  launchTimings,
  languageDebounceMs,
  tabCopyMs,
  toastMs,
  loadingToastMs,
  signOutLoaderMs,
  successMs,
  afterChangeMs,
  dialogNoticeMs,
  smsTimings,
  contactServiceMs,
  affiliateErrorMs,
  backSwipe,
  touch,
  pressStrayPx,
  liveRows,
  afterLoginMs,
  inputLimits,
  moduleIds,
  onlineWithinMs,
  copyrightYears,
  iosVersions,
  appVersionMarker,
} from './constants'
