import { setPaymentPasswordCall } from '@plaza/contract/money'
import { useCallMutation } from '@plaza/client'
import { useState } from 'react'

/** Sets the first withdrawal password: shows the prompt and sends the password. */
export function useSetWithdrawalPassword(onSet: () => void) {
  const [isAsking, setAsking] = useState(false)
  const { mutate, isPending, error, reset } = useCallMutation(setPaymentPasswordCall)
  const close = () => setAsking(false)
  return {
    isAsking,
    isPending,
    failure: error ?? undefined,
    ask() {
      reset()
      setAsking(true)
    },
    close,
    set: (paymentPassword: string) =>
      mutate(
        { body: { paymentPassword } },
        {
          onSettled: (_answer, failure) => {
            // Also when another page has set a password meanwhile.
            if (failure && failure.code !== 'withdraw.password.exists') return
            close()
            onSet()
          },
        },
      ),
  }
}
