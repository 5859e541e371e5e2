import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { useShell } from '../../kernel/page/context'
import { loginPath, registerPath } from '../../kernel/routes/paths'
import { useShellText } from '../../kernel/language/texts'
import { LanguageButton } from '../../parts/language/LanguageButton'
import styles from './VisitorActions.module.css'

/**
 * For visitors: language, log in, and register only with the direct-registration flag (FRAME-7). The gradient is
 * reserved for the deposit button, because only one may be in view.
 */
export function VisitorActions() {
  const t = useShellText()
  const hasRegister = useShell().page.settings.whitelabel['DIRECTREG3'] === true
  return (
    <div className={styles.actions}>
      <LanguageButton />
      <Link to={loginPath} className={`${buttonClass({ size: 'small' })} ${styles.logIn}`}>
        {t('header.logIn')}
      </Link>
      {hasRegister && (
        <Link to={registerPath} className={`${buttonClass({ size: 'small' })} ${styles.register}`}>
          {t('header.register')}
        </Link>
      )}
    </div>
  )
}
