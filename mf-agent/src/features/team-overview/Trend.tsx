import type { SumName, TeamOverview } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { lazy } from '@plaza/ui/lazy'
import { Section } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Suspense, useCallback, useMemo, useState } from 'react'
import { useTeamText } from '../../locales/team/texts'
import css from './Overview.module.css'

const Chart = lazy(() => import('@plaza/ui/chart').then((module) => ({ default: module.Chart })))

const metrics = [
  'netMinor',
  'stakeMinor',
  'validMinor',
  'prizeMinor',
  'depositMinor',
  'withdrawalMinor',
  'rebatesMinor',
  'bonusMinor',
  'salaryMinor',
] as const satisfies readonly SumName[]

/** One figure by day as bars, with the same numbers in a table; the chart's code loads with it (TEAM-6). */
export function Trend({ overview }: { overview: TeamOverview }) {
  const t = useTeamText()
  const { events } = useRemote()
  const isHidden = useStoreValue(events.hiddenBalance)
  const [metric, setMetric] = useState<(typeof metrics)[number]>('netMinor')
  return (
    <Section title={t('team.overview.trend')}>
      <ChipGroup label={t('team.overview.metric')} isLine>
        {metrics.map((name) => (
          <Chip key={name} isPressed={name === metric} onPress={() => setMetric(name)}>
            {t(`team.figures.${name}`)}
          </Chip>
        ))}
      </ChipGroup>
      {isHidden ? (
        <p className={css.note}>{t('team.hidden')}</p>
      ) : (
        <Suspense fallback={<SkeletonRows count={3} />}>
          <DayChart overview={overview} metric={metric} />
        </Suspense>
      )}
    </Section>
  )
}

function DayChart({ overview: { days, currency }, metric }: { overview: TeamOverview; metric: SumName }) {
  const t = useTeamText()
  const { money } = useFormats()
  const valueText = useCallback((minor: number) => money(Math.round(minor), currency), [money, currency])
  const figure = t(`team.figures.${metric}`)
  const axis = t('team.overview.day')
  // Month and day: the days of a range are of one year or two, and thirty of them stand beside each other.
  const labels = days.map(({ day }) => day.slice(5)).join('\n')
  const values = days.map(({ sums }) => sums[metric]).join(',')
  // The same object while nothing changed: the chart is drawn once.
  const data = useMemo(
    () => ({
      axis,
      labels: labels.split('\n'),
      series: [{ label: figure, values: values.split(',').map(Number) }],
    }),
    [axis, labels, figure, values],
  )
  return (
    <Chart label={t('team.overview.trendLabel', { figure })} kind="bars" data={data} valueText={valueText} />
  )
}
