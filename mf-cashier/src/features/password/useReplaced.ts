import { paymentPasswordCall } from '@plaza/contract/money'
import { useForget, type CallError } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import type { FormState } from '@plaza/ui/form'
import { usePasswordText } from '../../locales/password/texts'

/** What follows an attempt to replace the password: a refusal shows at its field, a success in a message. */
export function useReplaced<F extends string>(form: FormState<F>, fieldOf: Readonly<Record<string, F>>) {
  const t = usePasswordText()
  const { events, navigate } = useRemote()
  const forget = useForget()
  return {
    onSuccess() {
      forget(paymentPasswordCall)
      events.say('toast', { kind: 'success', text: t('password.saved') })
      navigate('/m/cards', { replace: true })
    },
    onError({ code }: CallError) {
      const field = fieldOf[code]
      if (field !== undefined) form.refuse(field, code)
      forget(paymentPasswordCall)
    },
  }
}
