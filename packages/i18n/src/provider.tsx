import type { Language } from '@plaza/contract/kernel'
import { useContext, useSyncExternalStore, type ReactNode } from 'react'
import { I18nContext, I18nextProvider } from 'react-i18next'
import type { I18n } from './create-i18n'

/** Provides an instance to the texts below it. The shell has one at its root, and remotes get the same. */
export function TextProvider({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>
}

/** The page's instance. @throws Error outside a TextProvider. */
export function useI18n(): I18n {
  const context: { i18n: I18n } | undefined = useContext(I18nContext)
  if (!context) throw new Error('texts need a TextProvider above them')
  return context.i18n
}

/** The interface language; the component is drawn again when it changes. */
export function useLanguage(): Language {
  const i18n = useI18n()
  const language = () => i18n.language as Language
  return useSyncExternalStore(
    (listener) => {
      i18n.on('languageChanged', listener)
      return () => i18n.off('languageChanged', listener)
    },
    language,
    language,
  )
}
