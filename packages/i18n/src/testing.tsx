import type { Language } from '@plaza/contract/kernel'
import { useState, type ReactNode } from 'react'
import errorsEn from './catalogues/errors.en.json'
import errorsFil from './catalogues/errors.fil.json'
import uiEn from './catalogues/ui.en.json'
import uiFil from './catalogues/ui.fil.json'
import { createI18n, type I18n, type Resources } from './create-i18n'
import type { Catalogue } from './find-text'
import { TextProvider } from './provider'

/** An instance for tests with the texts of `ui` and `errors`, and those given; a missing text throws. */
export function createTestI18n(language: Language = 'en', resources: Resources = {}): I18n {
  return createI18n({
    language,
    resources: {
      ...resources,
      en: { ui: uiEn, errors: errorsEn, ...resources.en },
      fil: { ui: uiFil, errors: errorsFil, ...resources.fil },
    },
    onMissing: (namespace, key) => {
      throw new Error(`no text ${namespace}:${key}`)
    },
  })
}

/** Catalogues as one, joined as the build joins those of a remote's features: errors are in several of them. */
export function joinCatalogues(...catalogues: readonly Catalogue[]): Catalogue {
  const errors = Object.assign({}, ...catalogues.map((catalogue) => catalogue['errors'])) as Catalogue
  return { ...(Object.assign({}, ...catalogues) as Catalogue), errors }
}

/** Texts around a component under test: `render(<Thing />, { wrapper: TestTexts })`. */
export function TestTexts({ children, i18n }: { children: ReactNode; i18n?: I18n }) {
  const [own] = useState(() => i18n ?? createTestI18n())
  return <TextProvider i18n={i18n ?? own}>{children}</TextProvider>
}
