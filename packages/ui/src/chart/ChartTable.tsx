import { Fold } from '@plaza/ui/fold'
import type { ChartProps } from './chart-props'
import { useChartText } from './texts'
import css from './Chart.module.css'

/** The numbers of a chart, in a table that opens on demand. */
export function ChartTable({ label, data, valueText }: Omit<ChartProps, 'kind'>) {
  const t = useChartText()
  const { axis, labels, series } = data
  return (
    <Fold title={t('table')}>
      <div role="region" tabIndex={0} aria-label={label} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{axis}</th>
              {series.map((one) => (
                <th key={one.label} scope="col">
                  {one.label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {labels.map((name, index) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map(({ label: key, values }) => {
                  const value = values[index]
                  return <td key={key}>{value === null || value === undefined ? '–' : valueText(value)}</td>
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}
