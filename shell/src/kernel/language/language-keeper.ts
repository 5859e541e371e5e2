import type { Language } from '@plaza/contract/kernel'
import { applyLanguage, rememberLanguage } from '@plaza/i18n'
import type { Shell } from '../page/shell'
import { startLanguage } from './start-language'

type Parts = Pick<Shell, 'page' | 'events' | 'i18n' | 'runtime' | 'loadLanguage' | 'planKeeper'>

/**
 * Changes the language on request (LANG-1): catalogues first, so that no screen is ever half in one language and half
 * in another; then document, storage and cookie.
 */
export function keepLanguage(
  { page, events, i18n, runtime, loadLanguage, planKeeper }: Parts,
  signal: AbortSignal,
): void {
  const learn = (language: Language) =>
    Promise.all([loadLanguage(language), runtime.catalogues(language), planKeeper.learn(language)])
  const showFailure = () =>
    events.say('toast', { kind: 'error', text: i18n.text('shell', 'language.failed') })
  let wanted: Language | undefined
  events.on(
    'language:request',
    ({ language }) => {
      wanted = language
      learn(language).then(() => wanted === language && events.setLanguage(language), showFailure)
    },
    signal,
  )
  events.on(
    'language:changed',
    ({ language }) => {
      // Another tab may have changed it: its catalogues load now, and meanwhile it may change again.
      const isStill = () => events.language.getState().language === language
      void learn(language)
        .then(() => {
          if (!isStill()) return
          i18n.changeLanguage(language)
          applyLanguage(language)
        }, showFailure)
        .catch(reportError)
      rememberLanguage(language)
    },
    signal,
  )
  startLanguage(page, (language) => events.say('language:request', { language }))
}
