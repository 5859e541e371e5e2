import * as z from 'zod/mini'
import { epochMsSchema } from '../kernel'
import { releaseIdSchema, remoteNameSchema } from '../federation'

/** One pair of the skew matrix: a shell and a release of a remote, run together in a real browser. */
export const skewPairSchema = z.object({
  shell: releaseIdSchema,
  remote: remoteNameSchema,
  release: releaseIdSchema,
  /** Why the pair was not run, if the two are incompatible, and what is served instead. */
  note: z.optional(z.string().check(z.maxLength(1024))),
  /** What failed, in words; empty when the pair works. */
  failures: z.array(z.string().check(z.maxLength(1024))),
})
export type SkewPair = z.infer<typeof skewPairSchema>

/** The skew matrix's result for one new release: green when no pair failed (RELEASE-10). */
export const skewRecordSchema = z.object({
  remote: remoteNameSchema,
  release: releaseIdSchema,
  /** The registry revision at the time of the record. */
  revision: z.int(),
  at: epochMsSchema,
  who: z.string().check(z.maxLength(128)),
  pairs: z.array(skewPairSchema).check(z.minLength(1)),
})
export type SkewRecord = z.infer<typeof skewRecordSchema>
