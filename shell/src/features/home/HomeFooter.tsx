import { Link } from '@plaza/facade/router'
import { useShell } from '../../app/context'
import { helpPath, noticePath } from '../../app/paths'
import { useShellText } from '../../texts'
import styles from './HomeFooter.module.css'

/** Years of the copyright (spec §2 Shell). */
const years = { from: '2018', to: '2024' }

/** Foot of home: who runs this, for whom it is, how to play and stop. */
export function HomeFooter() {
  const t = useShellText()
  const { licence, minimumAge, merchantName } = useShell().page.settings
  return (
    <footer className={styles.footer}>
      <div className={styles.play}>
        <span className={styles.age} aria-hidden>
          {t('footer.age', { age: minimumAge })}
        </span>
        <p>
          <strong className={styles.ageText}>{t('footer.ageText', { age: minimumAge })}</strong>{' '}
          {t('footer.responsible')}
        </p>
      </div>
      <ul className={styles.links} role="list">
        <li>
          <Link to={helpPath}>{t('footer.help')}</Link>
        </li>
        <li>
          <Link to={noticePath}>{t('footer.notices')}</Link>
        </li>
      </ul>
      <p>{t('footer.licence', licence)}</p>
      <p>{t('footer.copyright', { ...years, merchant: merchantName })}</p>
    </footer>
  )
}
