import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Play } from '@plaza/lottery'
import { Notice } from '@plaza/money'
import { useMemo } from 'react'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { lessThanStake } from './quote'
import type { SlipLine } from './slip'

export interface LessThanStakeProps {
  lines: readonly SlipLine[]
  playOf: (id: string) => Play | undefined
}

/** Says of a slip whose prizes are less than its stake, whatever is drawn, and what they are at most (TABLE-5). */
export function LessThanStake({ lines, playOf }: LessThanStakeProps) {
  const t = useSlipText()
  const { money } = useFormats()
  const { currency } = useRemote()
  const mostMinor = useMemo(() => lessThanStake(lines, playOf), [lines, playOf])
  if (mostMinor === undefined) return null
  return <Notice tone="warning" title={t('slip.noProfitOfAll', { amount: money(mostMinor, currency) })} />
}
