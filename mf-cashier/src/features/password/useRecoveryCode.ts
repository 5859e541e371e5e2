import { paymentPasswordCodeCall, type CodeChannel } from '@plaza/contract/money'
import { useCallMutation } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useCountdown } from '@plaza/ui/countdown'
import { useState } from 'react'

/** Sends codes to recover the withdrawal password; another one only when the last has expired. */
export function useRecoveryCode() {
  const { serverNow } = useRemote()
  const { mutate, isPending, error } = useCallMutation(paymentPasswordCodeCall)
  const [sent, setSent] = useState<{ channel: CodeChannel; untilMs: number; minutes: number }>()
  const [waitsUntil, setWaitsUntil] = useState<number>()
  const secondsLeft = useCountdown(waitsUntil, serverNow)
  return {
    sent,
    secondsLeft,
    isPending,
    failure: error ?? undefined,
    send: (channel: CodeChannel) =>
      mutate(
        { body: { channel } },
        {
          onSuccess: ({ expiredMinutes: minutes }) => {
            const untilMs = serverNow() + minutes * 60_000
            setSent({ channel, untilMs, minutes })
            setWaitsUntil(untilMs)
          },
          onError: ({ value }) => {
            const retryAt = value['retryAt']
            if (typeof retryAt === 'number') setWaitsUntil(retryAt)
          },
        },
      ),
  }
}
