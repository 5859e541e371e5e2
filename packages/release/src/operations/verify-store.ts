import type { Registry } from '@plaza/contract/release'
import { draftOf } from '../registry/draft'
import { liveReleases } from '../registry/live-releases'
import { ReleaseError } from '../release-error'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import type { Finding } from './finding'
import { namedReleases, readReleases } from './known-releases'
import { verifyFiles } from './verify-files'
import { verifyPairs } from './verify-pairs'

/** What a verification covered and found. `isWell` means no error; there may be warnings. */
export interface Verification {
  isWell: boolean
  revision: number
  releases: number
  files: number
  pairs: number
  findings: Finding[]
}

/**
 * Checks the store: the log of revisions, the keys, every stored form of every file of every live release (of every
 * release with `all`) against its hash, and every live pair of shell and remote against its contract.
 */
export async function verifyStore(
  store: ReleaseStore,
  { all = false }: { all?: boolean } = {},
): Promise<Verification> {
  const findings: Finding[] = []
  const registry = await verifyLog(store, findings)
  const names = all ? await store.listReleases() : registry ? liveNames(registry) : []
  let files = 0
  for (const name of names) files += await verifyFiles(store, name, findings)
  const pairs = registry ? await verifyPairsOf(store, registry, findings) : 0
  const isWell = findings.every(({ severity }) => severity !== 'error')
  return { isWell, revision: registry?.revision ?? 0, releases: names.length, files, pairs, findings }
}

/** The releases that visitors get now, and their fallbacks. */
export function liveNames(registry: Registry): ReleaseName[] {
  const draft = draftOf(registry)
  return Object.entries(draft.channels).flatMap(([remote, { previous }]) =>
    [...new Set([...liveReleases(draft, remote), ...previous.slice(0, 1)])].map((release) => ({
      remote,
      release,
    })),
  )
}

async function verifyPairsOf(store: ReleaseStore, registry: Registry, findings: Finding[]): Promise<number> {
  const draft = draftOf(registry)
  const { lookup } = await readReleases(store, namedReleases(draft))
  return verifyPairs(draft, lookup, findings)
}

/** Reads every revision. Returns the latest readable one. */
async function verifyLog(store: ReleaseStore, findings: Finding[]): Promise<Registry | undefined> {
  const report = (about: string, error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error
    findings.push({ severity: 'error', about, message: error.message })
  }
  for (const { message } of (await store.listKeys()).damaged)
    findings.push({ severity: 'error', about: 'keys', message })
  for (const message of (await store.listTokens()).damaged)
    findings.push({ severity: 'error', about: 'tokens', message })
  const { damaged } = await store.readRecord(Number.MAX_SAFE_INTEGER)
  for (const message of damaged) findings.push({ severity: 'error', about: 'record', message })
  for (const message of (await store.readSkew()).damaged)
    findings.push({ severity: 'error', about: 'skew matrix', message })
  let latest: Registry | undefined
  const last = await store.latestRevision()
  for (let number = 1; number <= last; number += 1) {
    try {
      const revision = await store.readRevision(number)
      if (revision) latest = revision
      else
        findings.push({
          severity: 'error',
          about: `revision ${number}`,
          message: `Revision ${number} is missing from the log; restore it from a copy.`,
        })
    } catch (error) {
      report(`revision ${number}`, error)
    }
  }
  return latest
}
