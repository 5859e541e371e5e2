import type { BootPlan } from '@plaza/contract/federation'
import type { Registry } from '@plaza/contract/release'
import { ReleaseError } from '../kernel/release-error'
import { draftOf } from '../registry/draft'
import { own } from '../kernel/own'
import { bucketOf, buckets } from '../resolve/bucket'
import type { ReleaseLookup } from '../resolve/release-lookup'
import { resolve } from '../resolve/resolve'
import { shellName } from '../resolve/resolve-shell'
import type { ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'
import { namedReleases, readReleases } from './known-releases'

/** Whose plan to explain. `shell` is the release that a running page has; the channel's when absent. */
export interface ExplainRequest {
  merchant: string
  visitor: string
  shell?: string | undefined
}

/** One choice of a plan: the release or why there is none, and the skipped ones. */
export interface Choice {
  remote: string
  release: string | null
  reason: string
  /** The reason as text. */
  because: string
  notes: string[]
  fallback: string | null
  /** The visitor's bucket in a running canary: 0 to 9999; buckets below its share get it. */
  bucket?: number
}

/** The boot plan of one visitor of one merchant, with the reason of each choice. */
export interface Explanation {
  revision: number
  merchant: string
  visitor: string
  choices: Choice[]
}

/**
 * Explains which releases a visitor gets and why, by the same decision that the edge makes for every document.
 * @throws ReleaseError when the merchant, the shell or the visitor id is invalid, or nothing was promoted.
 */
export async function explain(store: ReleaseStore, request: ExplainRequest): Promise<Explanation> {
  const registry = await readLatest(store)
  if (!registry) throw new ReleaseError('remote.unknown', 'Nothing has been promoted yet.')
  const { lookup } = await readReleases(store, namedReleases(draftOf(registry)))
  return explainPlan(registry, lookup, request)
}

/** The pure part of `explain`. @throws ReleaseError as `explain` does. */
export function explainPlan(registry: Registry, releases: ReleaseLookup, asked: ExplainRequest): Explanation {
  // Who pastes the cookie pastes its signature too.
  const request = { ...asked, visitor: asked.visitor.replace(/\..*/s, '') }
  const resolution = resolve({ registry, releases, ...request })
  if (!resolution.ok) {
    const { code, message } = resolution.error
    const known = code === 'shell.unknown' || code === 'shell.unavailable' ? 'release.unknown' : code
    throw new ReleaseError(known, message)
  }
  const { plan } = resolution
  const choices = [
    shellChoice(registry, plan, request),
    ...plan.remotes.map((remote) => ({
      remote: remote.name,
      release: remote.release,
      reason: remote.reason,
      because: because(registry, request, remote.name, remote.reason),
      notes: remote.notes,
      fallback: remote.fallback?.release ?? null,
      ...bucketIn(registry, request, remote.name),
    })),
    ...plan.unavailable.map(({ name, reason }) => ({
      remote: name,
      release: null,
      reason,
      because: whyNothing(registry, request.merchant, name, reason),
      notes: [],
      fallback: null,
    })),
  ]
  const { merchant, visitor } = request
  return { revision: registry.revision, merchant, visitor, choices }
}

function shellChoice(registry: Registry, plan: BootPlan, request: ExplainRequest): Choice {
  const channel = own(registry.channels, shellName)
  const pin = own(own(registry.merchants, request.merchant) ?? {}, shellName)?.pin
  const origins = { [pin ?? '']: 'pin', [channel?.rollout?.release ?? '']: 'rollout' }
  const isCurrent = pin === undefined && plan.shell === channel?.current
  const reason =
    request.shell !== undefined ? 'running' : isCurrent ? 'channel' : (origins[plan.shell] ?? 'stepped-back')
  return {
    remote: shellName,
    release: plan.shell,
    reason,
    because:
      reason === 'running' ? 'the page already runs it' : because(registry, request, shellName, reason),
    notes: [],
    fallback: null,
    ...bucketIn(registry, request, shellName),
  }
}

function bucketIn(registry: Registry, { visitor }: ExplainRequest, remote: string): { bucket?: number } {
  const rollout = own(registry.channels, remote)?.rollout
  return rollout ? { bucket: bucketOf(rollout.salt, remote, visitor) } : {}
}

function because(registry: Registry, request: ExplainRequest, remote: string, reason: string): string {
  const rollout = own(registry.channels, remote)?.rollout
  const { bucket } = bucketIn(registry, request, remote)
  const share = rollout
    ? `bucket ${bucket} of ${buckets}, the canary takes those below ${rollout.basisPoints}`
    : ''
  switch (reason) {
    case 'pin':
      return `${request.merchant} is pinned to it`
    case 'rollout':
      return `the canary: ${share}`
    case 'channel':
      return `the channel's current release${rollout ? `: ${share}` : ''}`
    default:
      return 'stepped back from the requested release'
  }
}

function whyNothing(registry: Registry, merchant: string, remote: string, reason: string): string {
  const terms = own(own(registry.merchants, merchant) ?? {}, remote)
  switch (reason) {
    case 'disabled':
      return terms
        ? `disabled for ${merchant}${terms.reason ? `: ${terms.reason}` : ''}`
        : `it was never turned on for ${merchant}`
    case 'blocked':
      return 'every release of it is blocked or below the floor'
    case 'incompatible':
      return 'none of its releases runs on this shell'
    default:
      return 'no release of it is intact in the store'
  }
}
