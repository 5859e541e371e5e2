import { CallError, useCallMutation, useForget } from '@plaza/client'
import { addPasskeyCall, beginPasskeyCall, passkeysCall, securityCall } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { startRegistration } from '@simplewebauthn/browser'
import { useState } from 'react'
import { usePasskeysText } from '../../locales/passkeys/texts'

/** What a browser answers: given up, a passkey of the account is there already, or the device can make none. */
const reasons: Readonly<Record<string, 'givenUp' | 'known' | 'unsupported'>> = {
  NotAllowedError: 'givenUp',
  AbortError: 'givenUp',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
}

/** Makes a passkey in the browser and adds it to the account. */
export function useAddPasskey() {
  const t = usePasskeysText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const forget = useForget()
  const begin = useCallMutation(beginPasskeyCall)
  const keep = useCallMutation(addPasskeyCall)
  const [isPending, setPending] = useState(false)
  const [problem, setProblem] = useState<string>()

  const problemOf = (error: unknown): string | undefined => {
    if (error instanceof CallError)
      return error.code === 'reauth.required' ? undefined : errorText(error.code, error.value, error)
    const reason = error instanceof Error ? reasons[error.name] : undefined
    if (reason === undefined) reportError(error)
    return t(`passkeys.problems.${reason ?? 'other'}`)
  }
  /** Never rejects: what went wrong is `problem`. */
  const add = async (name: string): Promise<void> => {
    setPending(true)
    setProblem(undefined)
    try {
      const optionsJSON = await begin.mutateAsync({})
      const { id, rawId, type, response } = await startRegistration({ optionsJSON })
      await keep.mutateAsync({ body: { name, passkey: { id, rawId, type, response } } })
      events.say('toast', { kind: 'success', text: t('passkeys.saved') })
      forget(passkeysCall)
      forget(securityCall)
    } catch (error) {
      setProblem(problemOf(error))
    }
    setPending(false)
  }
  return { add, isPending, problem }
}
