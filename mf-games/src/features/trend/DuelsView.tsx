import type { LotteryFamily, Result } from '@plaza/contract/lottery'
import { useTrendText } from '../../locales/trend/texts'
import { duelOf, duelsOf } from './sides'
import { SideTable } from './SideTable'

/** Dragon or tiger of each pair of places. */
export function DuelsView({ family, shown }: { family: LotteryFamily; shown: readonly Result[] }) {
  const t = useTrendText()
  const duels = duelsOf(family)
  return (
    <SideTable
      label={t('trend.view.duels')}
      heads={duels.map(([one, other]) => t('trend.pair', { one: one + 1, other: other + 1 }))}
      draws={shown}
      sidesOf={(numbers) => duels.map((duel) => [duelOf(numbers, duel)])}
    />
  )
}
