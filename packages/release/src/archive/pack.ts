import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { ReleaseError } from '../kernel/release-error'
import { releaseFile } from '../store/file-path'
import type { ReleaseUpload } from '../store/release-store'
import { archiveLimits, archiveSignature, sizeWords } from './limits'

/**
 * A release as a gzipped tar, `release.json` and its signature first.
 * @throws ReleaseError `release.limits` when it is larger than an edge takes.
 */
export async function packRelease({ json, signature, files }: ReleaseUpload): Promise<Buffer> {
  const { pack } = await import('tar-stream')
  const packing = pack()
  packing.entry({ name: releaseFile }, json)
  packing.entry({ name: archiveSignature }, JSON.stringify(signature))
  for (const [name, content] of files) packing.entry({ name }, content)
  packing.finalize()
  const pieces: Buffer[] = []
  await pipeline(packing, createGzip(), async (zipped) => {
    for await (const piece of zipped) pieces.push(piece as Buffer)
  })
  const archive = Buffer.concat(pieces)
  if (archive.length <= archiveLimits.packed) return archive
  throw new ReleaseError(
    'release.limits',
    `The packed build has ${archive.length} bytes; an edge accepts ${sizeWords(archiveLimits.packed)}.`,
  )
}
