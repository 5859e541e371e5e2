import { languageDebounceMs, type Language } from '@plaza/contract/kernel'
import { useLanguage } from '@plaza/i18n'
import { useSettled } from './useSettled'

/** The language in which lists are requested: that of the page, once it has been unchanged for 200 ms (LANG-1). */
export const useSettledLanguage = (): Language => useSettled(useLanguage(), languageDebounceMs)
