import { Chart, type ChartData } from '.'

export default { title: 'chart' }

const valueText = (value: number) => `₱${(value / 100).toLocaleString('en')}`
const labels = Array.from({ length: 14 }, (_, index) => `${index + 9} Nov`)
const wave = (factor: number) => labels.map((_, index) => Math.round(Math.sin(index / 2) * factor * 10_000))
const two: ChartData = {
  axis: 'Day',
  labels,
  series: [
    { label: 'Won', values: wave(12).map((value) => Math.abs(value)) },
    { label: 'Profit', values: wave(8) },
  ],
}
const show = (kind: 'line' | 'bars', data: ChartData) => (
  <div style={{ padding: 'var(--side)' }}>
    <Chart label="The last 14 days" kind={kind} data={data} valueText={valueText} />
  </div>
)

export const Line = () => show('line', two)
export const Bars = () => show('bars', { ...two, series: two.series.slice(1) })
export const OneDay = () =>
  show('bars', { axis: 'Day', labels: ['22 Nov'], series: [{ label: 'Won', values: [500] }] })
export const NoValues = () =>
  show('line', { axis: 'Day', labels, series: [{ label: 'Won', values: labels.map(() => null) }] })
