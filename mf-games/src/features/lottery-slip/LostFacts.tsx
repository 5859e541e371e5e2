import { Fact, Facts } from '@plaza/ui/facts'
import type { MoneyIntent } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { sentSlip } from './order-intent'

export interface LostFactsProps {
  /** A bet or plan without an answer. */
  of: MoneyIntent
  nameOf: (code: string) => string
}

/** What was sent without an answer: not what the slip has now, which may have changed since (TABLE-2). */
export function LostFacts({ of, nameOf }: LostFactsProps) {
  const t = useSlipText()
  const { money, number } = useFormats()
  const { currency } = useRemote()
  const { lottery, issue, lines } = sentSlip(of)
  return (
    <Facts>
      <Fact label={t('slip.lottery')}>{nameOf(lottery)}</Fact>
      <Fact label={t('slip.issue')}>{issue}</Fact>
      <Fact label={t('slip.lineCount')}>{number(lines.length)}</Fact>
      <Fact label={t('slip.total')} tone="total">
        {money(of.amountMinor, currency)}
      </Fact>
    </Facts>
  )
}
