import { useCall } from '@plaza/client'
import { socialProvidersCall, type SocialProvider } from '@plaza/contract/identity'
import { Button } from '@plaza/ui/button'
import { useShell } from '../../kernel/page/context'
import { useSignInText } from '../../kernel/language/texts'
import { useSocialStart } from './useSocialStart'
import styles from './SocialButtons.module.css'

const flags: Record<SocialProvider, string> = { google: 'GOOGLELOGIN3', facebook: 'FACEBOOKLOGIN3' }
/** Names of the providers: the same in every language. */
const names: Record<SocialProvider, string> = { google: 'Google', facebook: 'Facebook' }
const letters: Record<SocialProvider, string> = { google: 'G', facebook: 'f' }

export interface SocialButtonsProps {
  /** The page after signing in. */
  returnTo?: string
  /** Shows an error by its code in the catalogue. */
  onFailure: (code: string) => void
  /** Navigates to the provider. */
  go?: (url: string) => void
}

/**
 * Google and Facebook below an "or" (SOCIAL-1), each only with its flag on and its provider initialised at the gateway;
 * nothing without either.
 */
export function SocialButtons({ returnTo, onFailure, go }: SocialButtonsProps) {
  const t = useSignInText()
  const { whitelabel, hasSocialProviders = true } = useShell().page.settings
  const wanted = (Object.keys(flags) as SocialProvider[]).filter(
    (provider) => hasSocialProviders && whitelabel[flags[provider]],
  )
  // If the providers fail to load, the buttons are left out: the form works without them (SOCIAL-1).
  const { data } = useCall(socialProvidersCall, {}, { enabled: wanted.length > 0 })
  const { start, starting } = useSocialStart({ returnTo, onFailure, go })
  const offered = wanted.filter((provider) => data?.providers.includes(provider))
  if (offered.length === 0) return null
  return (
    <div className={styles.social}>
      <p className={styles.or}>{t('social.or')}</p>
      <div className={styles.buttons}>
        {offered.map((provider) => (
          <Button
            key={provider}
            isBlock
            isBusy={starting === provider}
            isDisabled={starting !== undefined && starting !== provider}
            aria-label={t('social.continue', { provider: names[provider] })}
            onClick={() => start(provider)}
          >
            <span className={styles.inside}>
              <span aria-hidden className={styles.letter}>
                {letters[provider]}
              </span>
              <span>{names[provider]}</span>
            </span>
          </Button>
        ))}
      </div>
    </div>
  )
}
