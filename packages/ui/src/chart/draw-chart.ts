import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { valueRange, type ChartData } from './chart-data'

export type ChartKind = 'line' | 'bars'

export interface ChartLook {
  kind: ChartKind
  data: ChartData
  /** Formats a value at the vertical axis. */
  valueText: (value: number) => string
  isRightToLeft: boolean
}

/** Colour roles of the series, in order. */
const seriesRoles = ['--accent-text', '--success', '--warning', '--info']
const heightPx = 200
/** Share of a label's width that its bars fill. */
const barShare = 0.6

function options(host: HTMLElement, look: ChartLook): UPlot.Options {
  const { kind, data, valueText, isRightToLeft } = look
  const style = getComputedStyle(host)
  const role = (name: string) => style.getPropertyValue(name).trim()
  const axis = {
    stroke: role('--text-muted'),
    font: `12px ${style.fontFamily}`,
    grid: { stroke: role('--line'), width: 1 },
    ticks: { show: false },
  }
  const last = data.labels.length - 1
  const side = kind === 'bars' ? 0.5 : 0
  return {
    width: host.clientWidth,
    height: heightPx,
    legend: { show: false },
    cursor: { show: false },
    scales: {
      x: { time: false, dir: isRightToLeft ? -1 : 1, range: () => [-side, Math.max(last, 1) + side] },
      y: { range: () => valueRange(data) },
    },
    axes: [
      {
        ...axis,
        grid: { show: false },
        size: 28,
        incrs: [1, 2, 5, 7, 10, 14],
        space: 64,
        values: (_plot, splits) => splits.map((at) => data.labels[at] ?? ''),
      },
      {
        ...axis,
        side: isRightToLeft ? 1 : 3,
        size: (_plot, texts) => 16 + 7 * Math.max(0, ...(texts ?? []).map((text) => text.length)),
        values: (_plot, splits) => splits.map(valueText),
      },
    ],
    series: [
      {},
      ...data.series.map((_, index) => {
        const color = role(seriesRoles[index % seriesRoles.length] ?? '--accent-text')
        return kind === 'bars'
          ? {
              fill: color,
              width: 0,
              points: { show: false },
              paths: UPlot.paths.bars?.({ size: [barShare, 48] }),
            }
          : { stroke: color, width: 2, points: { show: last < 1 } }
      }),
    ],
  }
}

/**
 * Draws a chart into an element, and redraws it when its width or the page's theme changes. Returns a function that
 * removes the chart.
 */
export function drawChart(host: HTMLElement, look: ChartLook): () => void {
  const { data } = look
  const table: UPlot.AlignedData = [
    data.labels.map((_, index) => index),
    ...data.series.map(({ values }) => [...values]),
  ]
  let plot = new UPlot(options(host, look), table, host)
  const redraw = () => {
    plot.destroy()
    plot = new UPlot(options(host, look), table, host)
  }
  const width = new ResizeObserver(() => {
    if (host.clientWidth > 0) plot.setSize({ width: host.clientWidth, height: heightPx })
  })
  const theme = new MutationObserver(redraw)
  width.observe(host)
  theme.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-mode'] })
  return () => {
    width.disconnect()
    theme.disconnect()
    plot.destroy()
  }
}
