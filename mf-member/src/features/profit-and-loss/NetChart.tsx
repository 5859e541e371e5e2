import type { ShownFigures } from '@plaza/contract/play'
import { useFormats } from '@plaza/i18n'
import { lazy } from '@plaza/ui/lazy'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { Suspense, useCallback, useMemo } from 'react'
import { useProfitAndLossText } from '../../locales/profit-and-loss/texts'
import { usePeriodText } from '../../parts/usePeriodText'

const Chart = lazy(() => import('@plaza/ui/chart').then((module) => ({ default: module.Chart })))

export interface NetChartProps {
  periods: readonly (ShownFigures & { period: string })[]
  currency: string
  isByMonth: boolean
}

/** The net result of each day or month as bars, with the same numbers in a table; its code loads with it. */
export function NetChart({ periods, currency, isByMonth }: NetChartProps) {
  const t = useProfitAndLossText()
  const { money } = useFormats()
  const periodText = usePeriodText()
  const valueText = useCallback((minor: number) => money(Math.round(minor), currency), [money, currency])
  const [axis, net, label] = isByMonth
    ? [t('profitAndLoss.month'), t('profitAndLoss.net'), t('profitAndLoss.byMonth')]
    : [t('profitAndLoss.day'), t('profitAndLoss.net'), t('profitAndLoss.byDay')]
  const data = useMemo(
    () => ({
      axis,
      labels: periods.map(({ period }) => periodText(period)),
      series: [{ label: net, values: periods.map(({ netMinor }) => netMinor) }],
    }),
    [axis, net, periods, periodText],
  )
  return (
    <Suspense fallback={<SkeletonRows count={3} />}>
      <Chart label={label} kind="bars" data={data} valueText={valueText} />
    </Suspense>
  )
}
