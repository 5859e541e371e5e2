import type { Lottery } from '@plaza/contract/lottery'
import { lazy } from '@plaza/ui/lazy'
import { Suspense } from 'react'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { DuelsView } from './DuelsView'
import { NumbersView } from './NumbersView'
import { PlacesView } from './PlacesView'
import { SidesView } from './SidesView'
import { StreaksView } from './StreaksView'
import { TailsView } from './TailsView'
import type { TrendDraws } from './useTrend'
import type { ViewId } from './views'

const SumView = lazy(() => import('./SumView').then((module) => ({ default: module.SumView })))

/** One view of a trend. */
export function TrendView({ view, lottery, ...draws }: TrendDraws & { view: ViewId; lottery: Lottery }) {
  const { family } = lottery
  switch (view) {
    case 'places':
      return <PlacesView family={family} {...draws} />
    case 'tails':
      return <TailsView known={draws.known} counted={draws.counted} />
    case 'numbers':
      return <NumbersView family={family} shown={draws.shown} />
    case 'sides':
      return <SidesView family={family} shown={draws.shown} />
    case 'duels':
      return <DuelsView family={family} shown={draws.shown} />
    case 'sum':
      return (
        <Suspense fallback={<SkeletonRows count={4} />}>
          <SumView family={family} counted={draws.counted} />
        </Suspense>
      )
    case 'streaks':
      return <StreaksView family={family} known={draws.known} />
  }
}
