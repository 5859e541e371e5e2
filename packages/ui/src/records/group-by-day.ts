export interface DayGroup<Row> {
  day: string
  rows: Row[]
}

/** Groups consecutive rows of the same day, in the given order. */
export function groupByDay<Row>(rows: readonly Row[], dayOf: (row: Row) => string): DayGroup<Row>[] {
  const groups: DayGroup<Row>[] = []
  for (const row of rows) {
    const day = dayOf(row)
    const last = groups.at(-1)
    if (last?.day === day) last.rows.push(row)
    else groups.push({ day, rows: [row] })
  }
  return groups
}
