import type { SocialProvider } from '@plaza/contract/identity'
import { Icon } from '@plaza/ui/icon'
import { useSignInText } from '../../kernel/language/texts'
import styles from './RegisterForm.module.css'

/** Names of the providers: the same in every language. */
const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }

/**
 * Explains that this registration completes a social sign-in that is pending at the gateway (contract, social
 * callback).
 */
export function SocialWaiting({ provider }: { provider: SocialProvider }) {
  const t = useSignInText()
  return (
    <p className={styles.waiting} role="status">
      <Icon name="link" size={20} />
      <span>{t('register.social', { provider: names[provider] })}</span>
    </p>
  )
}
