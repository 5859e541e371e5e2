import type { LotteryFamily, Result } from '@plaza/contract/lottery'
import { useTrendText } from '../../locales/trend/texts'
import { drawFacts } from '../../lottery/facts/draw-facts'
import { sidePlacesOf, sidesOf } from './sides'
import { SideTable } from './SideTable'
import { usePlaceName } from './usePlaceName'

/** Big or small, odd or even at each place and of the sum. */
export function SidesView({ family, shown }: { family: LotteryFamily; shown: readonly Result[] }) {
  const t = useTrendText()
  const nameOf = usePlaceName()
  const places = sidePlacesOf(family)
  // The tags of a Vietnamese board are those of its last two digits.
  const total = t(family === 'vietnam' ? 'trend.lastTwo' : 'trend.total')
  return (
    <SideTable
      label={t('trend.view.sides')}
      heads={[total, ...places.map(nameOf)]}
      draws={shown}
      sidesOf={(numbers) => [
        drawFacts(family, numbers).tags.slice(0, 2),
        ...places.map((place) => sidesOf(family, place.of(numbers)[0] ?? 0)),
      ]}
    />
  )
}
