import * as z from 'zod/mini'
import { pageTicketSchema } from './load-report'
import { releaseIdSchema, remoteNameSchema } from './release'

/**
 * Where a remote failed. Up to `render` on its way onto the page; `frozen`: it stopped the page while it was mounted.
 * `long-task`, it held the page up for long, and `call`, the gateway could do nothing with a call of its, leave it
 * usable and are judged by bounds of their own.
 */
export const failurePhaseSchema = z.enum([
  'entry',
  'evaluate',
  'contract',
  'locale',
  'module',
  'render',
  'frozen',
  'long-task',
  'call',
])
export type FailurePhase = z.infer<typeof failurePhaseSchema>
/** What the failure was, as far as a browser can tell. */
export const failureCauseSchema = z.enum([
  'network',
  'timeout',
  'server',
  'missing',
  'integrity',
  'throw',
  'contract',
])
export type FailureCause = z.infer<typeof failureCauseSchema>

/** One failure as the page reports it to the edge, counted by release (REMOTE-4). */
export const failureReportSchema = z.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  revision: z.int(),
  phase: failurePhaseSchema,
  cause: failureCauseSchema,
  reference: z.string().check(z.maxLength(64)),
  /** Absent from reports of older shells. */
  merchant: z.optional(z.string().check(z.maxLength(64))),
  /** The page load that it happened in; a load counts once, however often it failed. */
  page: z.optional(pageTicketSchema),
})
export type FailureReport = z.infer<typeof failureReportSchema>
