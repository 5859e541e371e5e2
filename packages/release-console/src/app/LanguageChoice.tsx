import { applyLanguage, rememberLanguage, useI18n, useLanguage } from '@plaza/i18n'
import { Segmented } from '@plaza/ui/segmented'
import { useConsoleText } from '../texts'

/** The console's languages, each by its own name. */
export const languages = [
  { value: 'en', label: 'English' },
  { value: 'fil', label: 'Filipino' },
] as const

type ConsoleLanguage = (typeof languages)[number]['value']

/** The language of the console; kept as the site keeps it. */
export function LanguageChoice() {
  const t = useConsoleText()
  const i18n = useI18n()
  const language = useLanguage()
  const choose = (next: ConsoleLanguage) => {
    i18n.changeLanguage(next)
    applyLanguage(next)
    rememberLanguage(next)
  }
  return (
    <Segmented<ConsoleLanguage>
      label={t('language')}
      options={languages}
      value={language === 'fil' ? 'fil' : 'en'}
      onChange={choose}
    />
  )
}
