import { useShellText } from '../../kernel/language/texts'
import styles from './NoScript.module.css'

/** What a browser without scripts shows over the first view. */
export function NoScript() {
  const t = useShellText()
  return (
    <noscript>
      <p className={styles.line}>{t('failed.noScript')}</p>
    </noscript>
  )
}
