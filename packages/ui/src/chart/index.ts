export { Chart, type ChartProps } from './Chart'
export type { ChartData, ChartSeries } from './chart-data'
