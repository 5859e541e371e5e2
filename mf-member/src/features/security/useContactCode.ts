import { useCallMutation } from '@plaza/client'
import { contactCodeCall, type ContactInput } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useCountdown } from '@plaza/ui/countdown'
import { useState } from 'react'

/** Sends a code to a new contact; another one only when the countdown of the last has ended. */
export function useContactCode() {
  const { serverNow } = useRemote()
  const { mutate, isPending, error, reset } = useCallMutation(contactCodeCall)
  const [sent, setSent] = useState<{ contact: ContactInput; minutes: number }>()
  const [waitsUntil, setWaitsUntil] = useState<number>()
  return {
    /** What the last code was sent to. */
    sent,
    secondsLeft: useCountdown(waitsUntil, serverNow),
    isPending,
    failure: error ?? undefined,
    /** Returns to the contact itself; the code that was sent still works for it. */
    forget: () => {
      setSent(undefined)
      setWaitsUntil(undefined)
      reset()
    },
    send: (contact: ContactInput, onRefused: (code: string) => void) =>
      mutate(
        { body: { contact } },
        {
          onSuccess: ({ expiredMinutes: minutes }) => {
            setSent({ contact, minutes })
            setWaitsUntil(serverNow() + minutes * 60_000)
          },
          onError: ({ code, value }) => {
            onRefused(code)
            const retryAt = value['retryAt']
            // The earlier code is still valid, so the form goes on with it.
            if (code === 'sms.too.soon' && typeof retryAt === 'number') {
              setSent({ contact, minutes: Math.ceil((retryAt - serverNow()) / 60_000) })
              setWaitsUntil(retryAt)
            }
          },
        },
      ),
  }
}
