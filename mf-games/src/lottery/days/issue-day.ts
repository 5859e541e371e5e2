import type { Day } from '@plaza/calendar'

/** Day of an issue by its number: `20261123-0612` is of 2026-11-23. */
export const dayOfIssue = (no: string): Day => `${no.slice(0, 4)}-${no.slice(4, 6)}-${no.slice(6, 8)}` as Day
