import { useStoreValue } from '@plaza/events'
import { useEffect } from 'react'
import { useSignInText } from '../../kernel/language/texts'
import { useShell } from '../../kernel/page/context'
import { depositPath } from '../../kernel/routes/paths'

/**
 * Tells somebody whom a payment provider has sent back to a browser without a session what happens with the money, before the
 * sign-in that the order asks for (DEPOSIT-11). `returnTo` is where the sign-in leads.
 */
export function usePaymentNotice(returnTo: string): void {
  const { events, recognition } = useShell()
  const { session } = useStoreValue(events.session)
  const isRecognising = useStoreValue(recognition)
  const t = useSignInText()
  const isDue = returnTo.startsWith(`${depositPath}?order=`) && session === null && !isRecognising
  useEffect(() => {
    if (!isDue) return
    events.say('dialog', {
      title: t('login.payment.title'),
      text: t('login.payment.text'),
      confirm: t('login.submit'),
    })
  }, [isDue, events, t])
}
