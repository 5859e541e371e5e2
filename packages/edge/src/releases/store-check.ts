import type { Registry } from '@plaza/contract/release'
import { liveNames, nameOf, ReleaseError, verifyFiles } from '@plaza/release'
import type { Finding, ReleaseName, ReleaseStore } from '@plaza/release'
import type { FastifyBaseLogger } from 'fastify'
import type { Catalogue } from './catalogue'

/** Checks whether the releases that the site serves are undamaged in its store. */
export interface StoreCheck {
  /**
   * The damage, in sentences that may be shown to anybody; empty without damage. A result younger than a second is
   * reused.
   */
  damage(): Promise<string[]>
  /** Whether a release is in the store with every file as it was published. */
  isWhole(name: ReleaseName): Promise<boolean>
}

const goodForMs = 1_000
/** Of these sentences at most; the log and `mfe verify` have all. */
const reportedAtMost = 5

interface Parts {
  store: ReleaseStore
  catalogue: Pick<Catalogue, 'snapshot'>
  log: Pick<FastifyBaseLogger, 'error' | 'info'>
  /** ms. */
  now?: () => number
}

/**
 * Checks the registry's revision, the keys and every live release with what pages would fall back to. The bytes of a
 * release are read when its stamp in the store has changed since it was found whole, so that a look is cheap.
 */
export function createStoreCheck({ store, catalogue, log, now = Date.now }: Parts): StoreCheck {
  const whole = new Map<string, string>()
  let latest: { at: number; found: Promise<string[]> } | undefined
  let reportedDamage = ''

  async function ofRelease(name: ReleaseName): Promise<string[]> {
    const stamp = await store.stampOf(name).catch(() => undefined)
    if (stamp !== undefined && whole.get(nameOf(name)) === stamp) return []
    whole.delete(nameOf(name))
    try {
      if (!(await store.readRelease(name))) return [`${nameOf(name)} is not in the store.`]
    } catch (error) {
      const code = codeOf(error)
      // A revoked key is not damage.
      return code.startsWith('key.') ? [] : [`${nameOf(name)} is damaged (${code}).`]
    }
    const findings: Finding[] = []
    await verifyFiles(store, name, findings)
    if (findings.length === 0 && stamp !== undefined) whole.set(nameOf(name), stamp)
    return findings.map(({ about, message }) => `${about}: ${message}`)
  }

  async function look(): Promise<string[]> {
    const registry = catalogue.snapshot()?.registry
    const found = await Promise.all([
      failing('The store', () => store.check()),
      ...(registry ? [failing(`Revision ${registry.revision}`, () => readAgain(registry))] : []),
      failing('A publisher’s key', checkKeys),
      ...(registry ? servedReleases(registry).map(ofRelease) : []),
    ])
    const damage = found.flat()
    if (reportedDamage !== damage.join()) {
      if (damage.length > 0) log.error({ damage }, 'the release store is damaged')
      else log.info('the release store is intact again')
    }
    reportedDamage = damage.join()
    return damage.length > reportedAtMost
      ? [...damage.slice(0, reportedAtMost), `And ${damage.length - reportedAtMost} more.`]
      : damage
  }

  async function readAgain({ revision }: Registry): Promise<void> {
    if (!(await store.readRevision(revision))) throw new ReleaseError('registry.corrupt', 'It is missing.')
  }

  async function checkKeys(): Promise<void> {
    const [first] = (await store.listKeys()).damaged
    if (first) throw new ReleaseError('store.unusable', first.message)
  }

  return {
    damage() {
      if (latest && now() - latest.at < goodForMs) return latest.found
      latest = { at: now(), found: look() }
      return latest.found
    },
    isWhole: async (name) => (await ofRelease(name)).length === 0,
  }
}

/** The releases that are served, and their fallbacks; a blocked release is not among them. */
const servedReleases = (registry: Registry): ReleaseName[] =>
  liveNames(registry).filter(({ remote, release }) => !registry.blocked[remote]?.includes(release))

/**
 * The problem with which `work` rejects; the store's own message contains its folder, which must not leave the machine.
 */
async function failing(what: string, work: () => Promise<unknown>): Promise<string[]> {
  try {
    await work()
    return []
  } catch (error) {
    return [`${what} is damaged (${codeOf(error)}).`]
  }
}

const codeOf = (error: unknown): string => (error instanceof ReleaseError ? error.code : 'unreadable')
