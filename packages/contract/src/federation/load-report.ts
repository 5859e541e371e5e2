import * as z from 'zod/mini'
import { releaseIdSchema, remoteNameSchema } from './release'

/** Names one page load in its reports; made by the page, told to nobody else. */
export const pageLoadIdSchema = z.string().check(z.regex(/^[0-9a-f-]{36}$/))

/**
 * `POST /report/loads`: what a page load asked for, told once when it is idle and for each remote that comes later, so
 * that failures can be held against loads (spec of operations, point 5).
 */
export const loadReportSchema = z.object({
  page: pageLoadIdSchema,
  merchant: z.string().check(z.maxLength(64)),
  revision: z.int(),
  loads: z
    .array(z.object({ remote: remoteNameSchema, release: releaseIdSchema }))
    .check(z.minLength(1), z.maxLength(32)),
})
export type LoadReport = z.infer<typeof loadReportSchema>
