import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { loginPath } from '../../app/paths'
import { useShellText } from '../../texts'
import { LanguageButton } from '../language/LanguageButton'
import styles from './VisitorActions.module.css'

/** For visitors: language and log in. */
export function VisitorActions() {
  const t = useShellText()
  return (
    <div className={styles.actions}>
      <LanguageButton />
      <Link to={loginPath} className={`${buttonClass({ size: 'small' })} ${styles.logIn}`}>
        {t('header.logIn')}
      </Link>
    </div>
  )
}
