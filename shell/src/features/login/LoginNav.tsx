import { Link } from '@plaza/facade/router'
import { Icon } from '@plaza/ui/icon'
import type { ReactNode } from 'react'
import { homePath, registerPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import styles from './LoginNav.module.css'

/** The links of the strip, in its order. */
export const loginLinks = {
  home: { to: homePath, icon: 'home' },
  register: { to: registerPath, icon: 'user-plus' },
  forgot: { to: '/m/forget', icon: 'help' },
  service: { to: '/m/service', icon: 'headset' },
} as const
export type LoginLink = keyof typeof loginLinks

/** What one link of the strip shows. */
export function LoginLinkInside({ name }: { name: LoginLink }) {
  const t = useSignInText()
  return (
    <>
      <Icon name={loginLinks[name].icon} size={20} />
      <span>{t(`login.${name}`)}</span>
    </>
  )
}

/** The strip that the links are in. */
export function LoginStrip({ children }: { children: ReactNode }) {
  const t = useSignInText()
  return (
    <nav aria-label={t('login.more')} className={styles.strip}>
      {children}
    </nav>
  )
}

/** Strip below the form (LOGIN-6): home, register, forgotten password, customer service. */
export function LoginNav() {
  const names = Object.keys(loginLinks) as LoginLink[]
  return (
    <LoginStrip>
      {names.map((name) => (
        <Link key={name} to={loginLinks[name].to} className={styles.link}>
          <LoginLinkInside name={name} />
        </Link>
      ))}
    </LoginStrip>
  )
}
