import { Link } from '@plaza/facade/router'
import { Icon, type IconName } from '@plaza/ui/icon'
import { useShell } from '../../kernel/page/context'
import { homePath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import styles from './LoginNav.module.css'

/** Strip below the form (LOGIN-6): home, register where that is open, forgotten password, customer service. */
export function LoginNav() {
  const t = useSignInText()
  const { whitelabel } = useShell().page.settings
  const links: [to: string, icon: IconName, text: string][] = [
    [homePath, 'home', t('login.home')],
    ...(whitelabel['DIRECTREG3']
      ? [['/m/register', 'user-plus', t('login.register')] as [string, IconName, string]]
      : []),
    ['/m/forget', 'help', t('login.forgot')],
    ['/m/service', 'headset', t('login.service')],
  ]
  return (
    <nav aria-label={t('login.more')} className={styles.strip}>
      {links.map(([to, icon, text]) => (
        <Link key={to} to={to} className={styles.link}>
          <Icon name={icon} size={20} />
          <span>{text}</span>
        </Link>
      ))}
    </nav>
  )
}
