import { languageNames } from '@plaza/contract/kernel'
import { useLanguage } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useShellText } from '../../kernel/language/texts'
import styles from '../../parts/language/LanguageButton.module.css'

/** As `LanguageButton`. */
export function LanguageView() {
  const t = useShellText()
  const current = useLanguage()
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={t('language.current', { name: languageNames[current] })}
      aria-haspopup="dialog"
      aria-expanded={false}
    >
      <Icon name="globe" size={20} />
      <span aria-hidden>{current}</span>
    </button>
  )
}
