import * as z from 'zod/mini'
import { contributionsSchema } from './contributions'

export const remoteNameSchema = z.string().check(z.regex(/^(shell|mf-[a-z][a-z0-9-]{0,30})$/))
/** `1.4.2-ab12cd34`: version and the hash of the build's inputs. */
export const releaseIdSchema = z.string().check(z.regex(/^\d+\.\d+\.\d+(-dev)?-[0-9a-f]{8}$/))
export const integritySchema = z.string().check(z.regex(/^sha384-[A-Za-z0-9+/]{64}$/))
export const filesSchema = z.record(z.string(), integritySchema)

/** What a release requires of its host. Ranges are semver ranges. */
export const releaseContractSchema = z.object({
  /** Range of the federation contract (`hostContract`) that it supports. */
  host: z.string(),
  /** Shared package → range. */
  shared: z.record(z.string(), z.string()),
  /** Slots that it fills, with their major version. */
  slots: z.array(z.string()),
  says: z.array(z.string()),
  hears: z.array(z.string()),
})
export type ReleaseContract = z.infer<typeof releaseContractSchema>

/** What the shell's release offers to remotes; only in a release of the shell. */
export const hostOfferSchema = z.object({
  host: z.string(),
  shared: z.record(z.string(), z.string()),
  slots: z.array(z.string()),
  /** Events that the shell's bus knows. Absent from older shells. */
  events: z.optional(z.array(z.string())),
})
export type HostOffer = z.infer<typeof hostOfferSchema>

/** An immutable build of one remote or of the shell (RELEASE-1). Paths are relative to the release's folder. */
export const releaseSchema = z.object({
  schema: z.literal(1),
  remote: remoteNameSchema,
  release: releaseIdSchema,
  version: z.string(),
  commit: z.string(),
  builtAt: z.int(),
  container: z.string().check(z.regex(/^[a-z][a-z0-9_]*$/)),
  /** The remote entry; for the shell its first script. */
  entry: z.string(),
  /** Every file of the release → sha384; a file that is not listed is not served. */
  files: filesSchema,
  /**
   * Route path, or `slot:<slot>`, → scripts and styles that its first paint needs; `*` for all. The same key after a
   * language and a colon → catalogues of the features that it shows, in that language. In a release of the shell, `remotes` →
   * what a page needs to load remotes.
   */
  preload: z.record(z.string(), z.array(z.string())),
  /**
   * Remotes only: the keys of `preload` → shared modules that its first paint takes from the host, which may load some of them
   * on demand. Absent from releases built before they were listed.
   */
  uses: z.optional(z.record(z.string(), z.array(z.string()))),
  /** Language → catalogue file of the remote's namespace, which loads with the remote. Empty where features have theirs. */
  locales: z.record(z.string(), z.string()),
  contract: releaseContractSchema,
  offers: z.optional(hostOfferSchema),
  contributions: contributionsSchema,
  /** Time limit in ms from requesting the entry until the first component is available. */
  mountDeadlineMs: z.int().check(z.positive(), z.maximum(60_000)),
  /** Shell only: the file with the parts from which the edge builds the HTML. */
  document: z.optional(z.string()),
  /** Remotes only: the file with the templates of its first views (EDGE-7). A release that has it loads the rest of home's games itself. */
  firstView: z.optional(z.string()),
  /** Shell only: it reads the `files.json` of releases. Absent from older shells, whose plans have every hash. */
  readsFilesJson: z.optional(z.boolean()),
  /** Shell only: it reads brief plans. Absent from older shells, whose documents have every contribution. */
  readsBriefPlan: z.optional(z.boolean()),
})
export type Release = z.infer<typeof releaseSchema>

/**
 * What loading a release needs besides its contributions: the content of its `files.json`, which a plan names by its
 * hash (EDGE-5). Paths are relative to the release's folder.
 */
export type ReleaseFiles = Pick<
  Release,
  'container' | 'entry' | 'files' | 'preload' | 'locales' | 'mountDeadlineMs'
>

/** Key of a shell's preload list: what a page needs to load remotes. */
export const hostKey = 'remotes'

export const filesJson = 'files.json'
/** Address of a release's `files.json` on the site; the edge makes it from the signed release. */
export const filesJsonPath = (remote: string, release: string): string =>
  `/assets/${remote}/${release}/${filesJson}`

/** A release with its publisher's Ed25519 signature over the exact bytes of `release.json`. */
export const releaseSignatureSchema = z.object({ key: z.string(), signature: z.string() })
export type ReleaseSignature = z.infer<typeof releaseSignatureSchema>
