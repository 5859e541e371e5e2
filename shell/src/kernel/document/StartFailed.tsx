import { buttonClass } from '@plaza/ui/button'
import { useShellText } from '../language/texts'
import styles from './StartFailed.module.css'

/**
 * In the document from the start, hidden; shown when the page's code fails to start (FRAME-12). Over a skeleton it
 * floats; `isInFlow` puts it above a first view that can be read.
 */
export function StartFailed({ isInFlow = false }: { isInFlow?: boolean }) {
  const t = useShellText()
  return (
    <div
      id="plaza-start-failed"
      role="alert"
      hidden
      className={`${styles.card} ${isInFlow ? styles.inFlow : styles.floating}`}
    >
      <p className={styles.title}>{t('failed.page')}</p>
      <p className={styles.text}>{t('failed.pageText')}</p>
      <button type="button" className={buttonClass()}>
        {t('failed.reload')}
      </button>
    </div>
  )
}
