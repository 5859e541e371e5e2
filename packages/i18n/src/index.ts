// The instance and its catalogues
export { addCatalogue, createI18n, type I18n, type I18nOptions, type Resources } from './create-i18n'
export type { Catalogue } from './find-text'
// Texts in components
export { TextProvider, useI18n, useLanguage } from './provider'
export { useText, type KnownCatalogues, type TextKey, type TextsOf, type Translate } from './useText'
export { errorText, useErrorText, type UnknownFailure } from './error-text'
// Language of the page
export { directionOf } from '@plaza/contract/kernel'
export {
  applyLanguage,
  followLanguage,
  rememberLanguage,
  rememberedLanguage,
  type LanguageBus,
} from './page-language'
// Money, numbers, times
export { formatMoney, moneyParts, type MoneyParts, type MoneySign } from './format/money'
export { formatNumber, formatPercent, numberSeparators } from './format/number'
export { formatDateTime, formatRelative, type DateTimeOptions } from './format/date-time'
export type { DateTimeStyle } from './format/dates-without-intl'
export { useFormats, type Formats } from './useFormats'
// Checks
export { findMissingKeys, type MissingKey } from './missing-keys'
