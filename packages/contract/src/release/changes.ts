import * as z from 'zod/mini'
import { merchantCodeSchema, plainTextSchema } from '../kernel'
import { remoteNameSchema } from '../federation'
import { addressesAtMost, guardBoundsSchema } from './registry'

/** Paths of the release API, on any host of the edge; each requires `authorization: Bearer mfe_…`. */
export const releaseApi = {
  /** GET: the caller's own token, without its secret. */
  me: '/release/api/me',
  /** GET: the current merchants × remotes, with health. */
  overview: '/release/api/overview',
  /** GET: one remote's releases and record; `:remote`. */
  remote: '/release/api/remotes/:remote',
  /** GET: the whole record, `?limit=&remote=`. */
  record: '/release/api/record',
  /** GET: the revisions alone, `?limit=&remote=`; `mfe history` shows them. */
  history: '/release/api/history',
  /** GET: the registry itself, the latest revision or `?revision=`; null before the first. */
  registry: '/release/api/registry',
  /** GET: `?merchant=&visitor=`, the boot plan with the reason of each choice. */
  explain: '/release/api/explain',
  /** GET: the difference between two releases, `?remote=&from=&to=`. */
  diff: '/release/api/diff',
  /** GET: verifies every live file and pair; for engineers only, a few times an hour. */
  verify: '/release/api/verify',
  /** POST: a gzipped tar of a build with `release.json` and `signature.json`. */
  releases: '/release/api/releases',
  /** POST: the skew matrix's result for a release, as a `SkewRecord`; the edge adds who and when. */
  skew: '/release/api/skew',
  /** POST: the effect of a change on each merchant; writes nothing. */
  preview: '/release/api/preview',
  /** POST: makes a change. */
  changes: '/release/api/changes',
  /** GET, POST: tokens; `DELETE …/:id`. */
  tokens: '/release/api/tokens',
  /** GET: publishers' keys. */
  keys: '/release/api/keys',
  /**
   * GET: server-sent events about changes. Clients read them with fetch, because an EventSource cannot send a token.
   */
  live: '/release/api/live',
} as const

/** A release as people name it: by its id, or by its version where that is unique. */
const releaseNameSchema = plainTextSchema.check(z.minLength(1), z.maxLength(64))
const subject = { remote: remoteNameSchema }
const ofRelease = { ...subject, release: releaseNameSchema }
/** Promote it although its contract is narrower than that of the release it replaces. */
const accept = { accept: z.optional(z.boolean()) }
const ofMerchant = { ...subject, merchant: merchantCodeSchema }

/** One change of the registry, as the command, the API and the console submit it. */
export const releaseChangeSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('promote'),
    ...ofRelease,
    ...accept,
    /** Promote a shell although a live remote has no release that is compatible with it. */
    strand: z.optional(z.boolean()),
    /** Refuse without a green record of the skew matrix. */
    proven: z.optional(z.boolean()),
    /** Promote it although its record is red; the reason explains why. */
    unproven: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('canary'),
    ...ofRelease,
    ...accept,
    basisPoints: z.int().check(z.minimum(1), z.maximum(10_000)),
    guard: z.optional(z.number().check(z.gt(0), z.lte(1))),
    sample: z.optional(z.int().check(z.positive(), z.maximum(1_000_000))),
    addresses: z.optional(z.int().check(z.minimum(1), z.maximum(addressesAtMost))),
    bounds: z.optional(guardBoundsSchema),
    proven: z.optional(z.boolean()),
    unproven: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('pin'), ...ofMerchant, ...accept, release: releaseNameSchema }),
  z.object({ kind: z.literal('unpin'), ...ofMerchant }),
  z.object({
    kind: z.literal('rollback'),
    ...subject,
    merchant: z.optional(merchantCodeSchema),
    to: z.optional(releaseNameSchema),
    overrideFloor: z.optional(z.boolean()),
  }),
  z.object({ kind: z.literal('enable'), ...ofMerchant }),
  z.object({ kind: z.literal('disable'), ...ofMerchant }),
  z.object({ kind: z.literal('block'), ...ofRelease }),
  z.object({ kind: z.literal('unblock'), ...ofRelease }),
  /** Applies today's rules to a remote's entries that an older version wrote. */
  z.object({ kind: z.literal('repair'), ...subject }),
  /** Without a release the floor is removed. */
  z.object({ kind: z.literal('floor'), ...subject, release: z.optional(releaseNameSchema) }),
])
export type ReleaseChange = z.infer<typeof releaseChangeSchema>

/** Why a change is made; kept for ever. */
export const whySchema = z.pipe(
  z.string().check(z.trim()),
  plainTextSchema.check(z.minLength(1), z.maxLength(1024)),
)

/** Body of `POST /release/api/changes`. */
export const changeRequestSchema = z.object({
  change: releaseChangeSchema,
  why: whySchema,
  /** The revision that the client has seen; if the registry is newer, the change is refused (`registry.conflict`). */
  expectedRevision: z.optional(z.int().check(z.minimum(0))),
})
export type ChangeRequest = z.infer<typeof changeRequestSchema>

/** Body of `POST /release/api/preview`. */
export const previewRequestSchema = z.object({ change: releaseChangeSchema })

/** Body of `POST /release/api/tokens`; `days` is the token's lifetime. */
export const tokenRequestSchema = z.object({
  name: plainTextSchema.check(z.minLength(1), z.maxLength(128)),
  role: z.enum(['engineer', 'team', 'merchant', 'viewer']),
  remotes: z.array(remoteNameSchema),
  merchants: z.array(merchantCodeSchema),
  days: z.int().check(z.minimum(1), z.maximum(366)),
  why: whySchema,
})
