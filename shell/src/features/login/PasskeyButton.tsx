import { Button } from '@plaza/ui/button'
import { useState } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'
import type { LoginFailure } from './login-failure'
import { passkeyFailed } from './passkey-failed'

/** Logs in with a passkey, where the browser has them (SECURITY-7). What that takes is loaded with the tap. */
export function PasskeyButton({ onFailure }: { onFailure: (failure: LoginFailure) => void }) {
  const t = useSignInText()
  const shell = useShell()
  const [isPending, setPending] = useState(false)
  if (!('PublicKeyCredential' in globalThis)) return null
  const logIn = async () => {
    setPending(true)
    try {
      const { logInByPasskey } = await import('./log-in-by-passkey')
      const refusal = await logInByPasskey(shell)
      if (refusal !== undefined) onFailure(refusal)
    } catch (error) {
      reportError(error)
      onFailure(passkeyFailed)
    } finally {
      setPending(false)
    }
  }
  return (
    <Button size="large" isBlock icon="lock" isBusy={isPending} onClick={() => void logIn()}>
      {t('login.passkey')}
    </Button>
  )
}
