import { useCallMutation } from '@plaza/client'
import { CallError } from '@plaza/client/transport'
import { loginCall } from '@plaza/contract'
import { useCallback, useRef } from 'react'
import { useShell } from '../../app/context'

/** Why a sign-in did not succeed. */
export interface LoginFailure {
  code: string
  /** For `login.locked`: when it may be tried again, ms. */
  retryAt?: number
}

/**
 * Signs in with username and password, the body encrypted (spec §7 Login). A second call while one is under way does
 * nothing. Success is a session on the bus; the screen leaves when it sees one.
 */
export function useLogin() {
  const { events, page, transport } = useShell()
  const { mutate, isPending, error, reset } = useCallMutation(loginCall)
  const isSending = useRef(false)

  const logIn = (username: string, password: string) => {
    if (isSending.current) return
    isSending.current = true
    mutate(
      { body: { username, password, type: 'username' } },
      {
        onSuccess: ({ token, userName, customerType, firstTimeLogin }) =>
          events.setSession(
            { token, merchantCode: page.plan.merchant, userName, type: customerType, firstTimeLogin },
            'login',
          ),
        onSettled: () => {
          isSending.current = false
        },
      },
    )
  }
  /** Gets code and keys of the encryption while the form is being filled in. */
  const prepare = useCallback(() => {
    // Without them the submit asks once more, and says what is wrong.
    transport.prepareSeal().catch((cause: unknown) => cause instanceof CallError || reportError(cause))
  }, [transport])

  return { logIn, prepare, isPending, failure: error ? failureOf(error) : undefined, forget: reset }
}

function failureOf({ code, value }: CallError): LoginFailure {
  const retryAt = value['retryAt']
  return typeof retryAt === 'number' ? { code, retryAt } : { code }
}
