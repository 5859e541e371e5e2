import { useStoreValue } from '@plaza/events'
import { Link, Navigate } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { Button, buttonClass } from '@plaza/ui/button'
import { Icon, type IconName } from '@plaza/ui/icon'
import { Page } from '@plaza/ui/page'
import { useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { homePath, loginPath } from '../../kernel/routes/paths'
import { useSignInText } from '../../kernel/language/texts'
import { useTrial } from '../../parts/free-play/useTrial'
import styles from './TrialScreen.module.css'

/** Free trial (TRIAL-1): an explanation, and a button that starts it. A signed-in person is redirected home. */
export function TrialScreen() {
  const t = useSignInText()
  const errorText = useErrorText()
  const { events } = useShell()
  const { session } = useStoreValue(events.session)
  const [failure, setFailure] = useState<string>()
  const { start, isPending } = useTrial(setFailure)
  if (session) return <Navigate to={homePath} replace />
  const points: [IconName, string][] = [
    ['gamepad', t('trial.games')],
    ['coins', t('trial.money')],
    ['lock', t('trial.limits')],
  ]
  return (
    <Page>
      <div className={styles.trial}>
        <h2 className={styles.title}>{t('trial.title')}</h2>
        <ul className={styles.points}>
          {points.map(([icon, text]) => (
            <li key={icon} className={styles.point}>
              <span className={styles.icon}>
                <Icon name={icon} />
              </span>
              {text}
            </li>
          ))}
        </ul>
        <p role="alert" className={styles.problem}>
          {failure !== undefined && errorText(failure)}
        </p>
        <Button
          variant="primary"
          size="large"
          isBlock
          isBusy={isPending}
          onClick={() => {
            setFailure(undefined)
            start()
          }}
        >
          {t('trial.start')}
        </Button>
        <Link to={loginPath} className={buttonClass({ variant: 'quiet', size: 'large', isBlock: true })}>
          {t('trial.own')}
        </Link>
      </div>
    </Page>
  )
}
