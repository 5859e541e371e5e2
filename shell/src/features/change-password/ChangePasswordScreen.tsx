import { useStoreValue } from '@plaza/events'
import { Button } from '@plaza/ui/button'
import { useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { mustChangePassword } from '../../kernel/session/password-change'
import { useSessionScreen } from '../../kernel/session/useSessionScreen'
import { useShellText, useSignInText } from '../../kernel/language/texts'
import styles from '../../parts/password-form/PasswordForm.module.css'
import { ChangePasswordForm } from './ChangePasswordForm'

/**
 * Changes the password of the signed-in account, voluntarily or forced (CHANGE-3). The only way out of a forced change
 * is to sign out.
 */
export function ChangePasswordScreen() {
  const t = useSignInText()
  const frame = useShellText()
  const { events } = useShell()
  const { session } = useStoreValue(events.session)
  const { isOpen, guard } = useSessionScreen()
  // If the session is lost while the form is open, the form stays as it is.
  const [latest, setLatest] = useState(session)
  // The page stays while "Change saved" is shown.
  const [wasForced] = useState(() => mustChangePassword(session))
  if (session && session !== latest) setLatest(session)
  if (!isOpen || !latest) return null
  const isForced = wasForced || mustChangePassword(session)
  return (
    <div className={styles.screen} {...guard}>
      {isForced && <p className={styles.lead}>{t('change.forced')}</p>}
      <ChangePasswordForm key={latest.userName} session={latest} />
      {isForced && (
        <Button variant="quiet" isBlock onClick={() => events.say('session:logout-request', {})}>
          {frame('header.signOut')}
        </Button>
      )}
    </div>
  )
}
