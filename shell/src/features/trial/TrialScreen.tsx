import { useStoreValue } from '@plaza/events'
import { Link, Navigate, useSearchParams } from '@plaza/facade/router'
import { useErrorText } from '@plaza/i18n'
import { Button, buttonClass } from '@plaza/ui/button'
import { Icon, type IconName } from '@plaza/ui/icon'
import { Page } from '@plaza/ui/page'
import { useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { loginPath } from '../../kernel/routes/paths'
import { returnTarget } from '../../kernel/session/return-to'
import { useSignInText } from '../../kernel/language/texts'
import { useTrial } from '../../parts/free-play/useTrial'
import styles from './TrialScreen.module.css'

/**
 * Free trial (TRIAL-1): an explanation, and a button that starts it. It leads to the page that `returnTo` of its address names, or
 * home, and so does the address alone for somebody who is signed in.
 */
export function TrialScreen() {
  const t = useSignInText()
  const errorText = useErrorText()
  const { events } = useShell()
  const { session } = useStoreValue(events.session)
  const [failure, setFailure] = useState<string>()
  const [query] = useSearchParams()
  const next = returnTarget(query.get('returnTo'))
  const { start, isPending } = useTrial(setFailure, next)
  if (session) return <Navigate to={next} replace />
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
              <span>{text}</span>
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
