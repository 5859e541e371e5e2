import { languageNames } from '@plaza/contract/kernel'
import { useLanguage } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { useState } from 'react'
import { useShellText } from '../../kernel/language/texts'
import { LanguageSheet } from './LanguageSheet'
import styles from './LanguageButton.module.css'

/**
 * Opens the choice of languages; its accessible name contains "Language" in every language, so that everybody can find
 * it.
 */
export function LanguageButton() {
  const t = useShellText()
  const language = useLanguage()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={t('language.current', { name: languageNames[language] })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        <Icon name="globe" size={20} />
        <span aria-hidden>{language}</span>
      </button>
      <LanguageSheet isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}
