import { useForget } from '@plaza/client'
import { dividendsCall, payDividendsCall, type Dividend } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { useIntents, useMoneySubmit } from '@plaza/money'
import { useState } from 'react'
import { useDividendsText } from '../../locales/dividends/texts'

/** What is paid by one confirmation. */
export interface AskedPayment {
  items: readonly { id: string; amountMinor: number }[]
  amountMinor: number
  /** The only one, for the words of the confirmation. */
  only?: Dividend
}

const kind = 'dividend'
const bodyOf = ({ details }: { details?: Record<string, string> }) => ({
  items: JSON.parse(details?.['items'] ?? '[]') as unknown[],
})
const intentOf = ({ items, amountMinor }: AskedPayment) => ({
  amountMinor,
  details: { items: JSON.stringify(items) },
})

/** What paying some dividends comes to. */
export const paymentOf = (dividends: readonly Dividend[]): AskedPayment => ({
  items: dividends.flatMap(({ id, amountMinor }) => (id === null ? [] : [{ id, amountMinor }])),
  amountMinor: dividends.reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  ...(dividends.length === 1 && dividends[0] && { only: dividends[0] }),
})

/** Pays dividends after a confirmation with the withdrawal password; a payment without an answer is settled first (DIVIDEND-1). */
export function usePayDividends(currency: string, isMasked: boolean) {
  const t = useDividendsText()
  const { events } = useRemote()
  const { money } = useFormats()
  const errorText = useErrorText()
  const forget = useForget()
  const intents = useIntents()
  const [asked, setAsked] = useState<AskedPayment | null>(null)
  const [isAsking, setAsking] = useState(false)
  const { submit, ...sending } = useMoneySubmit({
    kind,
    call: payDividendsCall,
    bodyOf,
    orderIdOf: ({ results }) => results[0]?.id ?? '',
    onAnswer: ({ results, paidMinor }) => {
      const failed = results.find(({ code }) => code !== null)?.code ?? null
      const paid = results.filter(({ code }) => code === null).length
      const text =
        failed === null
          ? isMasked
            ? t('dividends.doneMasked')
            : t('dividends.done', { amount: money(paidMinor, currency) })
          : t('dividends.partly', { paid, count: results.length, reason: errorText(failed) })
      events.say('toast', { kind: failed === null ? 'success' : 'error', text })
      forget(dividendsCall)
    },
  })
  const { unanswered, failure } = sending
  const isPassword =
    failure?.code === 'withdraw.password.wrong' || failure?.code === 'withdraw.password.locked'
  return {
    ...sending,
    asked,
    isAsking,
    askedCount: unanswered ? bodyOf(unanswered).items.length : (asked?.items.length ?? 0),
    askedMinor: unanswered?.amountMinor ?? asked?.amountMinor ?? 0,
    passwordFailure: isPassword ? failure : undefined,
    /** While the confirmation shows it, it is not shown elsewhere. */
    failure: isAsking && isPassword ? undefined : failure,
    ask: (payment: AskedPayment | null) => {
      setAsked(payment)
      if (payment) intents.prepare(kind, intentOf(payment))
      setAsking(true)
    },
    stop: () => setAsking(false),
    confirm: async (paymentPassword: string) => {
      const body = unanswered
        ? { amountMinor: unanswered.amountMinor, ...(unanswered.details && { details: unanswered.details }) }
        : asked && intentOf(asked)
      if (!body) return setAsking(false)
      const refusal = await submit(body, { paymentPassword })
      if (refusal?.code.startsWith('withdraw.password.')) {
        if (refusal.code === 'withdraw.password.unset') forget(dividendsCall)
        return
      }
      setAsking(false)
      // Its amount or its state is another by now.
      if (refusal) forget(dividendsCall)
    },
  }
}
