import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import type { Release } from '@plaza/contract'
import { integrityOf } from '@plaza/release'
import type { Encoding, ReleaseStore } from '@plaza/release'
import type { FastifyBaseLogger } from 'fastify'

const openers = { br: promisify(brotliDecompress), gzip: promisify(gunzip) }
const heldBytesAtMost = 128 * 1024 * 1024

/** Bytes of a release's files that were compared with the release's hashes; kept in memory, least used out first. */
export interface VerifiedFiles {
  /** The file in one of its stored forms; undefined when it has none such, or when the bytes are not the release's. */
  read(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined>
}

/** Reads files through a store and checks each form of each file when it is first asked for. */
export function createVerifiedFiles(store: ReleaseStore, log: FastifyBaseLogger): VerifiedFiles {
  const held = new Map<string, Promise<Buffer | undefined>>()
  let heldBytes = 0

  async function load(release: Release, file: string, encoding: Encoding): Promise<Buffer | undefined> {
    const bytes = await store.readFile(release, file, encoding)
    if (!bytes) return undefined
    const plain = await plainOf(bytes, encoding)
    if (plain && integrityOf(plain) === release.files[file]) return bytes
    const { remote, release: id } = release
    log.error({ remote, release: id, file, encoding }, 'a stored file is not what its hash says; not served')
    return undefined
  }

  function trim(): void {
    for (const [key, promise] of held) {
      if (heldBytes <= heldBytesAtMost) return
      held.delete(key)
      void promise.then((bytes) => (heldBytes -= bytes?.length ?? 0))
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
        return known
      }
      const promise = load(release, file, encoding)
      held.set(key, promise)
      promise.then(
        (bytes) => {
          if (bytes) heldBytes += bytes.length
          else held.delete(key)
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
