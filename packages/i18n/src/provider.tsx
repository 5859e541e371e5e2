import type { Language } from '@plaza/contract/kernel'
import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react'
import type { I18n } from './create-i18n'

const I18nContext = createContext<I18n | undefined>(undefined)

/** Provides an instance to the texts below it. The shell has one at its root, and remotes get the same. */
export function TextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nContext value={i18n}>{children}</I18nContext>
}

/** The page's instance. @throws Error outside a TextProvider. */
export function useI18n(): I18n {
  const i18n = useContext(I18nContext)
  if (!i18n) throw new Error('texts need a TextProvider above them')
  return i18n
}

/** The interface language; the component is drawn again when it changes. */
export function useLanguage(): Language {
  const i18n = useI18n()
  const language = () => i18n.language
  return useSyncExternalStore(i18n.subscribe, language, language)
}
