/** One line, or one set of bars. */
export interface ChartSeries {
  label: string
  /** A value for each label of the horizontal axis; null for a missing value. */
  values: readonly (number | null)[]
}

export interface ChartData {
  /** Title of the horizontal axis, such as "Day". */
  axis: string
  /** Labels of the horizontal axis, in order: formatted days, months, games. */
  labels: readonly string[]
  series: readonly ChartSeries[]
}

/** Lowest and highest value over all series and zero; 0 and 1 when there is no value. */
export function valueRange({ series }: ChartData): [low: number, high: number] {
  const values = series.flatMap((one) => one.values.filter((value) => value !== null))
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)]
  return low === high ? [low, low + 1] : [low, high]
}
