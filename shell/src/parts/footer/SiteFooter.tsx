import { copyrightYears } from '@plaza/contract/kernel'
import { useShell } from '../../kernel/page/context'
import { useShellText } from '../../kernel/language/texts'
import { FooterLinks } from './FooterLinks'
import { OutsideLink } from './OutsideLink'
import styles from './SiteFooter.module.css'

/**
 * Foot of a page (FRAME-11): age limit, how to play and stop, operator and licence, help organisations, and a note on
 * encryption.
 */
export function SiteFooter() {
  const t = useShellText()
  const { licence, minimumAge, merchantName, regulatorUrl, helpOrganisations = [] } = useShell().page.settings
  return (
    <footer className={styles.footer}>
      <div className={styles.play}>
        <span className={styles.age} role="img" aria-label={t('footer.ageSign', { age: minimumAge })}>
          {t('footer.age', { age: minimumAge })}
        </span>
        <p>
          <strong className={styles.ageText}>{t('footer.ageText', { age: minimumAge })}</strong>{' '}
          <span>{t('footer.responsible')}</span>
        </p>
      </div>
      <FooterLinks />
      {helpOrganisations.length > 0 && (
        <div>
          <p>{t('footer.organisations')}</p>
          <ul className={styles.links} role="list">
            {helpOrganisations.map(({ name, url }) => (
              <li key={url}>
                <OutsideLink href={url}>{name}</OutsideLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div>
        {licence.number !== '' && <p>{t('footer.licence', licence)}</p>}
        {regulatorUrl && (
          <div className={styles.links}>
            <OutsideLink href={regulatorUrl}>{t('footer.checkLicence', licence)}</OutsideLink>
          </div>
        )}
      </div>
      <p>{t('footer.encryption')}</p>
      <p>{t('footer.copyright', { ...copyrightYears, merchant: merchantName })}</p>
    </footer>
  )
}
