import type { LimitPeriod } from '@plaza/contract/money'

const dayMs = 24 * 60 * 60_000

/** How long a deposit counts towards the limit of a period, ms: every limit looks back from now (docs/decisions/0054). */
export const windowMs: Record<LimitPeriod, number> = { day: dayMs, week: 7 * dayMs, month: 30 * dayMs }
