import { Fact, Facts } from '@plaza/ui/facts'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { useChaseText } from '../../locales/lottery-chase/texts'

export interface PlanFactsProps {
  count: number
  /** What is reserved at once, minor units. */
  totalMinor: number
  /** The most that one issue pays, minor units. */
  highestMinor: number
}

/** What a person confirms with a plan: how many issues, the highest prize of one, and the whole amount reserved. */
export function PlanFacts({ count, totalMinor, highestMinor }: PlanFactsProps) {
  const t = useChaseText()
  const { currency } = useRemote()
  const { money, number } = useFormats()
  return (
    <Facts>
      <Fact label={t('chase.issues')}>{number(count)}</Fact>
      <Fact label={t('chase.highest')} tone="money">
        {money(highestMinor, currency)}
      </Fact>
      <Fact label={t('chase.reservedNow')} tone="total">
        {money(totalMinor, currency)}
      </Fact>
    </Facts>
  )
}
