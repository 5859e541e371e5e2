import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release } from '@plaza/contract/federation'
import { integrityOf } from '@plaza/release'
import type { Encoding, ReleaseStore } from '@plaza/release'
import type { FastifyBaseLogger } from 'fastify'

const openers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
const heldBytesAtMost = 128 * 1024 * 1024

/** Files of a release whose bytes match the release's hashes; cached in memory, least recently used out first. */
export interface VerifiedFiles {
  /**
   * The file in one of its stored forms; undefined when that is missing, or when its bytes do not match the
   * release.
   */
  read(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined>
}

interface Held {
  promise: Promise<Buffer | undefined>
  /** In bytes; undefined while it is being read. */
  size: number | undefined
}

/** Reads files from a store and verifies each form on first use; caches at most `atMost` bytes. */
export function createVerifiedFiles(
  store: Pick<ReleaseStore, 'readFile'>,
  log: Pick<FastifyBaseLogger, 'error'>,
  atMost = heldBytesAtMost,
): VerifiedFiles {
  const held = new Map<string, Held>()
  let heldBytes = 0

  async function load(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined> {
    const bytes = await store.readFile(release, file, encoding)
    if (!bytes) return undefined
    const plain = await plainOf(bytes, encoding)
    if (plain && integrityOf(plain) === release.files[file]) return bytes
    const { remote, release: id } = release
    log.error({ remote, release: id, file, encoding }, 'a stored file does not match its hash; not served')
    return undefined
  }

  function trim(): void {
    for (const [key, { size }] of held) {
      if (heldBytes <= atMost) return
      if (size === undefined) continue
      held.delete(key)
      heldBytes -= size
    }
  }

  return {
    read(release, file, encoding) {
      if (!Object.hasOwn(release.files, file)) return Promise.resolve(undefined)
      const key = [release.remote, release.release, encoding, file].join('/')
      const known = held.get(key)
      if (known) {
        held.delete(key)
        held.set(key, known)
        return known.promise
      }
      const promise = load(release, file, encoding)
      const entry: Held = { promise, size: undefined }
      held.set(key, entry)
      promise.then(
        (bytes) => {
          if (!bytes) return void held.delete(key)
          entry.size = bytes.length
          heldBytes += bytes.length
          trim()
        },
        () => held.delete(key),
      )
      return promise
    },
  }
}

async function plainOf(bytes: Buffer, encoding: Encoding): Promise<Buffer | undefined> {
  if (encoding === 'identity') return bytes
  try {
    return await openers[encoding](bytes)
  } catch {
    // Not a stream of this encoding: the caller treats it like any other bytes that are not the file's.
    return undefined
  }
}
