import { readFile } from 'node:fs/promises'
import type { Registry, ReleaseAction } from '@plaza/contract/release'
import { releaseSignatureSchema } from '@plaza/contract/federation'
import { draftOf } from '../registry/draft'
import { liveReleases } from '../registry/live-releases'
import type { Author } from '../registry/next-revision'
import { ReleaseError } from '../kernel/release-error'
import { releaseFile, signatureFile } from '../store/file-path'
import type { KeyPage, ListedKey, PublicKey } from '../store/public-key'
import { readPublicKey } from '../store/public-key'
import type { ReleaseName, ReleaseStore } from '../store/release-store'
import { readLatest } from '../store/release-store'
import { documentHash, nameOf } from '../store/verify-signature'
import { keepRecord, recordingRefusals } from './keep-record'

/** A publisher's key to be trusted: its PEM, what it is called, and the remotes that it may sign (all when absent). */
export interface KeyRequest {
  pem: string
  name: string
  remotes?: string[] | undefined
}

/** Publishers' keys with their revocations, and the key files that cannot be read. */
export const listKeys = (store: ReleaseStore): Promise<KeyPage> => store.listKeys()

/** One key of a store. @throws ReleaseError `store.unusable` when the store's copy of it is damaged. */
async function findKey(store: ReleaseStore, key: string): Promise<ListedKey | undefined> {
  const { keys, damaged } = await store.listKeys()
  const unreadable = damaged.find((other) => other.key === key)
  if (unreadable) throw new ReleaseError('store.unusable', unreadable.message)
  return keys.find((other) => other.key === key)
}

/** Reads a key file. @throws ReleaseError `key.invalid` when it does not exist. */
export const readKeyFile = (path: string): Promise<string> =>
  readFile(path, 'utf8').catch((cause: unknown) => {
    throw new ReleaseError('key.invalid', `There is no readable key in ${path}.`, { cause })
  })

/**
 * Trusts a publisher's key.
 * @throws ReleaseError `key.invalid`, or `key.revoked`: a revoked key cannot be added again.
 */
export function addKey(store: ReleaseStore, request: KeyRequest, author: Author): Promise<PublicKey> {
  const { pem, name, remotes } = request
  const action: ReleaseAction = { kind: 'key.add', subject: name }
  return recordingRefusals(store, author, action, async () => {
    const key = readPublicKey(pem, { name, addedAt: Date.now(), ...(remotes?.length && { remotes }) })
    const held = await findKey(store, key.key)
    if (held?.revoked)
      throw new ReleaseError('key.revoked', `The key ${key.key} has been revoked for good; create a new one.`)
    if (!held) await store.trust(key)
    const outcome = held ? 'unchanged' : 'done'
    await keepRecord(store, author, { ...action, subject: `${key.key} ${name}` }, { outcome })
    return held ?? key
  })
}

/**
 * Revokes a key: it signs nothing new. Releases it signed before stay valid, byte for byte, unless `distrust` is
 * set, which is refused while one of them is live.
 * @throws ReleaseError `key.unknown` or `key.in.use`.
 */
export function revokeKey(
  store: ReleaseStore,
  { key, distrust = false }: { key: string; distrust?: boolean },
  author: Author,
): Promise<ListedKey> {
  const action: ReleaseAction = { kind: 'key.revoke', subject: key }
  return recordingRefusals(store, author, action, async () => {
    const held = await findKey(store, key)
    if (!held) throw new ReleaseError('key.unknown', `There is no key ${key}; \`mfe keys list\` shows them.`)
    if (held.revoked) return held
    const signed = await signedBy(store, key)
    if (distrust) refuseLive(await readLatest(store), signed, key)
    const kept = distrust ? [] : [...signed].map(([name, { hash }]) => [name, hash] as const)
    const revoked = { at: Date.now(), who: author.who, why: author.why, keeps: Object.fromEntries(kept) }
    await store.revokeKey(key, revoked)
    await keepRecord(store, author, action, { outcome: 'done' })
    return { ...held, revoked }
  })
}

async function signedBy(
  store: ReleaseStore,
  key: string,
): Promise<Map<string, { name: ReleaseName; hash: string }>> {
  const signed = new Map<string, { name: ReleaseName; hash: string }>()
  for (const name of await store.listReleases()) {
    const seal = await store.readFile(name, signatureFile)
    const json = await store.readFile(name, releaseFile)
    const isHis = seal && releaseSignatureSchema.safeParse(parse(seal)).data?.key === key
    if (isHis && json) signed.set(nameOf(name), { name, hash: documentHash(json) })
  }
  return signed
}

function refuseLive(registry: Registry | undefined, signed: ReadonlyMap<string, unknown>, key: string): void {
  if (!registry) return
  const draft = draftOf(registry)
  const live = Object.keys(draft.channels).flatMap((remote) =>
    liveReleases(draft, remote).map((release) => nameOf({ remote, release })),
  )
  const used = live.filter((name) => signed.has(name))
  if (used.length > 0)
    throw new ReleaseError(
      'key.in.use',
      `The key ${key} signed releases that are live: ${used.join(', ')}. Promote releases signed by another key first, or revoke it without --distrust.`,
    )
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    // An invalid signature belongs to no key.
    return undefined
  }
}
