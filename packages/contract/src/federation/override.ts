import * as z from 'zod/mini'
import { plannedRemoteSchema } from './boot-plan'
import { releaseIdSchema, releaseSchema, remoteNameSchema } from './release'
import { storageContributionSchema } from './storage-contribution'

/** Query parameter of a local override: `mf-cashier@http://localhost:8190/`, or `mf-cashier@reset` (REMOTE-10). */
export const overrideParameter = 'mfe-override'

/** `POST` here, a developer address: checks whether a build may replace a remote in one tab. */
export const overridePath = '/override'

/** The request of a browser: the document that a loopback address returned, for a remote and this page's shell. */
export const overrideRequestSchema = z.object({
  shell: releaseIdSchema,
  remote: remoteNameSchema,
  /** Address of the build's folder, with a trailing slash. */
  base: z.string().check(z.regex(/^http:\/\/(?:localhost|127\.0\.0\.1)(?::\d{1,5})?\/(?:[^?#]*\/)?$/)),
  release: z.unknown(),
})
export type OverrideRequest = z.infer<typeof overrideRequestSchema>

/**
 * A build under development: its files change under their addresses, so they have no hashes. It comes with a
 * development build of React (the script `react`), without which edited components could not be updated in place.
 */
export const watchedSchema = z.object({ react: z.string() })

/** `release.json` as `npm run dev` serves it: a release, and whether it is being watched. */
export const overridingReleaseSchema = z.extend(releaseSchema, { watched: z.optional(watchedSchema) })

/** Why a build may not replace a remote; `detail` is for developers and not translated. */
export const overrideProblemSchema = z.enum(['not-a-release', 'other-remote', 'other-contract', 'incomplete'])

export const overrideAnswerSchema = z.discriminatedUnion('fits', [
  z.object({
    fits: z.literal(true),
    remote: plannedRemoteSchema,
    watched: z.optional(watchedSchema),
    /** Keys that the build writes in this browser. */
    storage: z.optional(z.array(storageContributionSchema)),
  }),
  z.object({ fits: z.literal(false), problem: overrideProblemSchema, detail: z.string() }),
])
export type OverrideAnswer = z.infer<typeof overrideAnswerSchema>
