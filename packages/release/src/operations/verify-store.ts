import type { Registry } from '@plaza/contract/release'
import { draftOf } from '../registry/draft'
import type { GuardLog } from '../registry/guard-log'
import { followGuard } from '../registry/guard-log'
import { liveReleases } from '../registry/live-releases'
import { ReleaseError } from '../kernel/release-error'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import type { Finding } from './finding'
import { namedReleases, readReleases } from './known-releases'
import { verifyFiles } from './verify-files'
import { verifyGuard } from './verify-guard'
import { verifyPairs } from './verify-pairs'
import { verifyTexts } from './verify-texts'

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
  const { registry, guard } = await verifyLog(store, findings)
  if (registry) verifyGuard(draftOf(registry), guard, findings)
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

interface VerifiedLog {
  /** The latest readable revision. */
  registry: Registry | undefined
  guard: GuardLog
}

/** Reads every revision, and what belongs to none. */
async function verifyLog(store: ReleaseStore, findings: Finding[]): Promise<VerifiedLog> {
  const report = (about: string, error: unknown) => {
    if (!(error instanceof ReleaseError)) throw error
    findings.push({ severity: 'error', about, message: error.message })
  }
  await verifyBeside(store, findings)
  let registry: Registry | undefined
  let guard: GuardLog = {}
  const last = await store.latestRevision()
  for (let number = 1; number <= last; number += 1) {
    const about = `revision ${number}`
    try {
      const revision = await store.readRevision(number)
      if (!revision) {
        const message = `Revision ${number} is missing from the log; restore it from a copy.`
        findings.push({ severity: 'error', about, message })
        continue
      }
      verifyTexts(about, revision, findings)
      guard = followGuard(guard, registry, revision)
      registry = revision
    } catch (error) {
      report(about, error)
    }
  }
  return { registry, guard }
}

/** Reads keys, tokens, the audit trail and the skew matrix. */
async function verifyBeside(store: ReleaseStore, findings: Finding[]): Promise<void> {
  const look = (about: string, documents: readonly unknown[], damaged: readonly string[]) => {
    for (const message of damaged) findings.push({ severity: 'error', about, message })
    for (const document of documents) verifyTexts(about, document, findings)
  }
  const keys = await store.listKeys()
  look(
    'keys',
    keys.keys,
    keys.damaged.map(({ message }) => message),
  )
  const { tokens, damaged } = await store.listTokens()
  look('tokens', tokens, damaged)
  const record = await store.readRecord(Number.MAX_SAFE_INTEGER)
  look('record', record.entries, record.damaged)
  const skew = await store.readSkew()
  look('skew matrix', skew.records, skew.damaged)
}
