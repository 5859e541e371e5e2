import type * as z from 'zod/mini'
import { CallFailure } from '../call-failure'
import { hasInexactNumber } from '../http/exact-json'

/**
 * Reads the body of a callback whose signature was right.
 * @throws CallFailure `request.invalid` when it is no report, or has a number that would lose digits
 */
export function readReport<Report>(schema: z.ZodMiniType<Report>, body: string): Report {
  try {
    const report = schema.parse(JSON.parse(body))
    if (!hasInexactNumber(body)) return report
  } catch {
    // A body that cannot be parsed is not a report, which is refused below.
  }
  throw new CallFailure('request.invalid')
}
