import { directionOf, useLanguage } from '@plaza/i18n'
import { useEffect, useRef } from 'react'
import type { ChartProps } from './chart-props'
import { ChartTable } from './ChartTable'
import css from './Chart.module.css'

/** A line or bar chart, with the same numbers as a table. The drawing code loads with the first chart. */
export function Chart({ label, kind, data, valueText }: ChartProps) {
  const host = useRef<HTMLDivElement>(null)
  const isRightToLeft = directionOf(useLanguage()) === 'rtl'
  useEffect(() => {
    let isCurrent = true
    let remove: (() => void) | undefined
    // If the code fails to load, the table still has all the numbers.
    import('./draw-chart').then(
      ({ drawChart }) => {
        if (isCurrent && host.current)
          remove = drawChart(host.current, { kind, data, valueText, isRightToLeft })
      },
      (cause: unknown) => reportError(cause),
    )
    return () => {
      isCurrent = false
      remove?.()
    }
  }, [kind, data, valueText, isRightToLeft])
  return (
    <figure className={css.chart}>
      <figcaption className={css.label}>{label}</figcaption>
      {data.series.length > 1 && (
        <ul role="list" className={css.legend}>
          {data.series.map((series) => (
            <li key={series.label} className={css.series}>
              {series.label}
            </li>
          ))}
        </ul>
      )}
      {/* The table below has the same numbers for those who can't see it. */}
      <div ref={host} aria-hidden dir="ltr" className={css.plot} />
      <ChartTable label={label} data={data} valueText={valueText} />
    </figure>
  )
}
