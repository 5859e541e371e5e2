import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useAmountTexts } from '@plaza/money'
import { useWithdrawText } from '../../locales/withdraw/texts'
import type { WithdrawFormState, WithdrawOptions } from './useWithdrawForm'

/** Why the form cannot be sent, beside its button; closed where no amount would help (WITHDRAW-1). */
export function useWithdrawReason(
  options: WithdrawOptions,
  form: WithdrawFormState,
): { isClosed: boolean; text: string | undefined } {
  const t = useWithdrawText()
  const { money, relative } = useFormats()
  const { serverNow } = useRemote()
  const { reason } = useAmountTexts(form.amountMinor, form.limits, options.currency)
  const { currency, minMinor, stepMinor, withdrawableMinor, day, kyc } = options
  const closed = (text: string) => ({ isClosed: true, text })
  const least = money(minMinor, currency)
  if (!form.account) return closed(t('withdraw.noUsable'))
  // What is left by the level of verification alone: with a higher one there is more.
  const isUnverified = kyc?.leftMinor != null && kyc.leftMinor < minMinor
  if (isUnverified && withdrawableMinor >= minMinor && day.sumMinor - day.usedMinor >= minMinor)
    return closed(t('withdraw.verifyFirst'))
  if (form.isOverForToday || (form.leftMinor < minMinor && withdrawableMinor >= minMinor))
    return closed(t('withdraw.usedUp', { time: relative(day.resetsAt, serverNow()) }))
  if (form.isPoor) return closed(t('withdraw.nothing', { amount: least }))
  const offStep = t('withdraw.offStep', { step: money(stepMinor, currency) })
  return { isClosed: false, text: reason ?? (form.isOffStep ? offStep : undefined) }
}
