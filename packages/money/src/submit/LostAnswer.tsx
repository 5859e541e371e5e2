import type { MoneyIntent } from '@plaza/contract/money'
import { useFormats } from '@plaza/i18n'
import { Notice } from '../parts/Notice'
import { useMoneyText } from '../texts'

export interface LostAnswerProps {
  /** The request that was sent without an answer. */
  of: MoneyIntent
  currency: string
  /** Replaces the title, which asks whether the request arrived. */
  title?: string
  /** Replaces the text about what is safe to do. */
  text?: string
}

/** Explains that a request without an answer is being checked, and that sending it again is safe. */
export function LostAnswer({ of, currency, title, text }: LostAnswerProps) {
  const t = useMoneyText()
  const { money } = useFormats()
  return (
    <Notice title={title ?? t('lost.title', { amount: money(of.amountMinor, currency) })}>
      {text ?? t('lost.text')}
    </Notice>
  )
}
