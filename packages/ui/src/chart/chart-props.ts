import type { ChartData } from './chart-data'
import type { ChartKind } from './draw-chart'

export interface ChartProps {
  /** Accessible name of the chart. */
  label: string
  kind: ChartKind
  data: ChartData
  /** Formats a value, such as an amount of money. */
  valueText: (value: number) => string
}
