/** The part of the day that selects a greeting. */
export type DayPart = 'morning' | 'earlyAfternoon' | 'lateAfternoon' | 'evening'

const starts: readonly [hour: number, part: DayPart][] = [
  [19, 'evening'],
  [15, 'lateAfternoon'],
  [11, 'earlyAfternoon'],
]

/** Part of the day at an hour of the device's clock, 0–24 (AGENT-2). */
export const dayPartAt = (hour: number): DayPart => starts.find(([start]) => hour >= start)?.[1] ?? 'morning'
