import * as z from 'zod/mini'
import { releaseIdSchema, remoteNameSchema } from './release'

/**
 * The ticket of one page load, which the edge signed into its document: the load's id, the releases that it was served,
 * and the signature. A page without a ticket sends a bare id; such reports are logged but not counted.
 */
export const pageTicketSchema = z.string().check(z.regex(/^[0-9a-f-]{36}(?:\.[\w-]{1,64}){0,2}$/))

/** The id of a page load, for logs and for people: its ticket without the signed part. */
export const pageIdOf = (ticket: string): string => ticket.split('.', 1)[0] ?? ''

/**
 * `POST /report/loads`: the releases that a page load requested, reported once when it is idle and again for each later
 * remote, so that failures can be related to loads (GUARD-3).
 */
export const loadReportSchema = z.object({
  page: pageTicketSchema,
  merchant: z.string().check(z.maxLength(64)),
  revision: z.int(),
  loads: z
    .array(
      z.object({
        remote: remoteNameSchema,
        release: releaseIdSchema,
        /** The gateway reported a credited deposit while the page ran this release. */
        hasCredit: z.optional(z.boolean()),
      }),
    )
    .check(z.minLength(1), z.maxLength(32)),
})
export type LoadReport = z.infer<typeof loadReportSchema>
