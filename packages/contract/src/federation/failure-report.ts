import * as z from 'zod/mini'
import { pageTicketSchema } from './load-report'
import { releaseIdSchema, remoteNameSchema } from './release'

/**
 * Where a remote failed. The phases up to `render` happen before it is on the page; `frozen` means that it blocked the
 * page while mounted. `long-task` (it blocked the main thread for long) and `call` (the gateway could not process one
 * of its calls) leave the page usable, and have bounds of their own.
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
  /** The page load in which it happened; a load counts once, however many failures it had. */
  page: z.optional(pageTicketSchema),
})
export type FailureReport = z.infer<typeof failureReportSchema>
