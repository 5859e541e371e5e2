import { languageDebounceMs, type Language } from '@plaza/contract/kernel'
import { useLanguage } from '@plaza/i18n'
import { useSettled } from './useSettled'

/** The language in which lists are asked for: that of the page, once it has stayed for 200 ms (LANG-1). */
export const useSettledLanguage = (): Language => useSettled(useLanguage(), languageDebounceMs)
