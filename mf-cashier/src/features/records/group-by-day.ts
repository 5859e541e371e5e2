export interface DayGroup<T> {
  /** The day in words, as given by `dayOf`. */
  day: string
  rows: T[]
}

/** Rows in their order, those of one day together. */
export function groupByDay<T>(rows: readonly T[], dayOf: (row: T) => string): DayGroup<T>[] {
  const groups: DayGroup<T>[] = []
  for (const row of rows) {
    const day = dayOf(row)
    const last = groups.at(-1)
    if (last?.day === day) last.rows.push(row)
    else groups.push({ day, rows: [row] })
  }
  return groups
}
