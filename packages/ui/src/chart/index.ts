export { Chart } from './Chart'
export type { ChartProps } from './chart-props'
export type { ChartData, ChartSeries } from './chart-data'
