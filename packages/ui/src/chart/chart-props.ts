import type { ChartData } from './chart-data'
import type { ChartKind } from './draw-chart'

export interface ChartProps {
  /** What the chart is about. */
  label: string
  kind: ChartKind
  data: ChartData
  /** Writes a value, such as an amount of money. */
  valueText: (value: number) => string
}
