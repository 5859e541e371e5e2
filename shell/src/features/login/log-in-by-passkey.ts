import { CallError } from '@plaza/client/transport'
import { beginPasskeyLoginCall, passkeyLoginCall } from '@plaza/contract/identity'
import { startAuthentication } from '@simplewebauthn/browser'
import type { Shell } from '../../kernel/page/shell'
import { forgetFirstPassword } from '../../kernel/session/first-login-password'
import { failureOf, type LoginFailure } from './login-failure'
import { passkeyFailed } from './passkey-failed'

/** What a browser says when the person closed its dialog, or it has no passkey for this host. */
const isGivenUp = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** What a browser says when the device has no passkeys, or none that can be found without a name. */
const isUnsupported = (error: unknown): boolean =>
  error instanceof Error && error.name === 'NotSupportedError'

/**
 * Logs in with a passkey that the person chooses in the browser's own dialog. Returns why it was refused; none
 * after a login, and none when the person gave up.
 */
export async function logInByPasskey({
  events,
  page,
  transport,
}: Pick<Shell, 'events' | 'page' | 'transport'>): Promise<LoginFailure | undefined> {
  try {
    const optionsJSON = await transport.send(beginPasskeyLoginCall, {})
    const { id, rawId, type, response } = await startAuthentication({ optionsJSON })
    const body = { passkey: { id, rawId, type, response } }
    const { customerType, ...session } = await transport.send(passkeyLoginCall, { body })
    forgetFirstPassword()
    sessionStorage.removeItem('trialName')
    events.setSession({ ...session, type: customerType, merchantCode: page.plan.merchant }, 'login')
    return undefined
  } catch (error) {
    if (error instanceof CallError) return failureOf(error)
    if (isGivenUp(error)) return undefined
    if (!isUnsupported(error)) reportError(error)
    return passkeyFailed
  }
}
