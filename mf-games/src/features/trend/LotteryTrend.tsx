import type { Lottery } from '@plaza/contract/lottery'
import { Answer } from '@plaza/ui/answer'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { EmptyState } from '@plaza/ui/empty-state'
import { Stack } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useTrendText } from '../../locales/trend/texts'
import { TrendView } from './TrendView'
import { trendRanges, useTrend, type TrendRange } from './useTrend'
import { viewsOf, type ViewId } from './views'

/** The trend of one lottery: how many draws, which view, and the view. */
export function LotteryTrend({ lottery }: { lottery: Lottery }) {
  const t = useTrendText()
  const [range, setRange] = useState<TrendRange>('30')
  const views = viewsOf(lottery.family)
  const [view, setView] = useState<ViewId>('places')
  const trend = useTrend(lottery, range)
  return (
    <Stack gap={12}>
      <Segmented
        label={t('trend.range')}
        value={range}
        options={trendRanges.map((value) => ({ value, label: Number(value).toLocaleString('en') }))}
        onChange={setRange}
      />
      <ChipGroup isLine label={t('trend.views')}>
        {views.map((id) => (
          <Chip key={id} isPressed={id === view} onPress={() => setView(id)}>
            {t(`trend.view.${id}`)}
          </Chip>
        ))}
      </ChipGroup>
      <Answer
        of={trend.answer}
        pending={<SkeletonRows count={6} />}
        failed={{ title: t('trend.failed') }}
        isEmpty={({ known }) => known.length === 0}
        empty={<EmptyState title={t('trend.none')} />}
      >
        {({ known, shown, counted }) => (
          <TrendView view={view} lottery={lottery} known={known} shown={shown} counted={counted} />
        )}
      </Answer>
    </Stack>
  )
}
