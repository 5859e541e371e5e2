import { useCallMutation } from '@plaza/client'
import { reauthenticateCall, type SessionInfo } from '@plaza/contract/identity'
import { useErrorText, useFormats, useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Dialog } from '@plaza/ui/dialog'
import { PasswordField } from '@plaza/ui/field'
import { Form } from '@plaza/ui/form'
import { useId, useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { loginAddress } from '../../kernel/session/return-to'
import { useSignInText } from '../../kernel/language/texts'
import { useSignOut } from './useSignOut'

export interface ReauthDialogProps {
  isOpen: boolean
  /** The account whose password is requested. */
  session: SessionInfo
  onSettled: (isDone: boolean) => void
}

/**
 * Asks for the sign-in password again; with it the session continues under a new token, and so do the waiting calls.
 * Someone without a password signs in another way and returns here.
 */
export function ReauthDialog({ isOpen, session, onSettled }: ReauthDialogProps) {
  const t = useSignInText()
  const ui = useText('ui')
  const { events, transport } = useShell()
  const form = useId()
  const [password, setPassword] = useState('')
  const { mutate, isPending, error, reset } = useCallMutation(reauthenticateCall)
  const problem = useProblem(error)
  const signOut = useSignOut(() => location.assign(loginAddress(location.pathname + location.search)))
  const settle = (isDone: boolean) => {
    setPassword('')
    reset()
    onSettled(isDone)
  }
  const submit = () => {
    if (isPending || password === '') return
    mutate(
      { body: { password } },
      {
        onSuccess: (next) => {
          events.setSession(next, 'start')
          settle(true)
        },
        onError: () => setPassword(''),
      },
    )
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={() => settle(false)}
      title={t('reauth.title')}
      closesByMask={false}
      actions={
        <>
          <Button onClick={() => settle(false)} isDisabled={isPending}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={form} variant="primary" isBusy={isPending}>
            {t('reauth.go')}
          </Button>
        </>
      }
    >
      <Form id={form} onSend={submit}>
        <p>{t('reauth.text')}</p>
        {/* For password managers, which file a password under a username. */}
        <input hidden readOnly name="username" autoComplete="username" value={session.userName} />
        <PasswordField
          label={t('reauth.password')}
          name="password"
          autoComplete="current-password"
          maxLength={128}
          enterKeyHint="go"
          isRequired
          value={password}
          error={problem}
          onChange={setPassword}
          onFocus={() => void transport.prepareSeal().catch(() => undefined)}
        />
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            settle(false)
            void signOut()
          }}
        >
          {t('reauth.another')}
        </Button>
      </Form>
    </Dialog>
  )
}

/** The error of the last attempt, and when the next one is allowed. */
function useProblem(error: ReturnType<typeof useCallMutation>['error']): string | null {
  const t = useSignInText()
  const errorText = useErrorText()
  const { relative } = useFormats()
  const { serverNow } = useShell()
  if (!error) return null
  const text = errorText(error.code, error.value, error)
  const retryAt = error.value['retryAt']
  return typeof retryAt === 'number'
    ? `${text} ${t('forgot.again', { time: relative(retryAt, serverNow()) })}`
    : text
}
