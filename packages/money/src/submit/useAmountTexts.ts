import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats, useText } from '@plaza/i18n'
import { moneyError } from '@plaza/ui/money-field'
import { useMoneyText } from '../texts'
import { amountProblem, type AmountLimits } from './amount-problem'

export interface AmountTexts {
  /** The error under the amount field, or null. */
  error: string | null
  /** Why the form cannot be sent, beside its button; undefined when it can. */
  reason: string | undefined
}

export interface AmountWords {
  /** The "more than the balance" error without the amount, for a member who hides the balance. */
  tooMuch?: string
  /** The "more than the balance" error with the available amount. */
  notEnough?: string
}

/** The texts of an amount field and its button. No error reveals a hidden balance. */
export function useAmountTexts(
  amountMinor: number | null,
  limits: AmountLimits,
  currency: string,
  words: AmountWords = {},
): AmountTexts {
  const t = useMoneyText()
  const ui = useText('ui')
  const { money } = useFormats()
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const problem = amountProblem(amountMinor, limits)
  const reason = problem ? t(problem === 'missing' ? 'amount.missing' : 'amount.check') : undefined
  if (problem !== 'balance') {
    return {
      reason,
      error: amountMinor === null ? null : moneyError(amountMinor, { ...limits, currency }, money, ui),
    }
  }
  const available = money(limits.availableMinor ?? 0, currency)
  return {
    reason,
    error: isHidden
      ? (words.tooMuch ?? t('amount.tooMuch'))
      : (words.notEnough ?? t('amount.notEnough', { amount: available })),
  }
}
