import type { Language } from '@plaza/contract'
import { applyLanguage, rememberLanguage } from '@plaza/i18n'
import type { Shell } from '../app/shell'

/**
 * Changes the language when anybody asks (design §5 `language:request`): catalogues first, so that nothing is ever
 * shown half in one language and half in another; then document, storage and cookie.
 */
export function keepLanguage(
  { events, i18n, runtime, learnLanguage }: Pick<Shell, 'events' | 'i18n' | 'runtime' | 'learnLanguage'>,
  signal: AbortSignal,
): void {
  const learn = (language: Language) => Promise.all([learnLanguage(language), runtime.catalogues(language)])
  let wanted: Language | undefined
  events.on(
    'language:request',
    ({ language }) => {
      wanted = language
      learn(language).then(
        () => wanted === language && events.setLanguage(language),
        () => events.say('toast', { kind: 'error', text: i18n.t('shell:language.failed') }),
      )
    },
    signal,
  )
  events.on(
    'language:changed',
    ({ language }) => {
      // Another tab may have changed it: then its catalogues come now.
      void learn(language)
        .then(() => i18n.changeLanguage(language))
        .then(() => applyLanguage(language), reportError)
      rememberLanguage(language)
    },
    signal,
  )
}
