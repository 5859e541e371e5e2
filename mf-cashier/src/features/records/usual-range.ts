import type { EarlyRead } from '@plaza/federation'
import { usualFilter } from '@plaza/ui/records'

/** The days that a list of records shows while the address names none. */
export const usualRange: Extract<EarlyRead, { pagesAt: unknown }>['pagesAt'] = ({ timeZone, serverNow }) =>
  usualFilter({ timeZone, nowMs: serverNow() }).range
