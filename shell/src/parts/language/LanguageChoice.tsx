import { languageNames, type Language } from '@plaza/contract/kernel'
import { useLanguage } from '@plaza/i18n'
import { List, ListRow } from '@plaza/ui/list-row'
import { Sheet } from '@plaza/ui/sheet'
import { useShell } from '../../kernel/page/context'
import { useShellText } from '../../kernel/language/texts'

export interface LanguageChoiceProps {
  isOpen: boolean
  onClose: () => void
}

/** The languages offered unless the merchant's setting adds more (LANG-2). */
const usual: readonly Language[] = ['en', 'fil']

/** The languages to choose from, each in its own name; choosing one requests the change (LANG-2). */
export function LanguageChoice({ isOpen, onClose }: LanguageChoiceProps) {
  const t = useShellText()
  const { events, page } = useShell()
  const present = useLanguage()
  const { languages, pickerLanguages = usual } = page.settings
  const offered = languages.filter((language) => language === present || pickerLanguages.includes(language))
  const choose = (language: Language) => {
    onClose()
    if (language !== present) events.say('language:request', { language })
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('language.title')}>
      <List label={t('language.title')}>
        {offered.map((language) => (
          <ListRow
            key={language}
            title={<span lang={language}>{languageNames[language]}</span>}
            isSelected={language === present}
            onPress={() => choose(language)}
          />
        ))}
      </List>
    </Sheet>
  )
}
