import type { Readable } from 'node:stream'
import { Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { releaseSignatureSchema } from '@plaza/contract/federation'
import { parseRelease } from '../operations/read-dist'
import { ReleaseError } from '../kernel/release-error'
import { releaseFile } from '../store/file-path'
import type { ReleaseUpload } from '../store/release-store'
import type { EntryHeader } from './entry-name'
import { entryName } from './entry-name'
import type { ArchiveLimits } from './limits'
import { archiveLimits, archiveSignature, sizeWords } from './limits'

/** How an archive is read; `signal` ends it, with the signal's reason. */
export interface UnpackTerms {
  limits?: ArchiveLimits
  signal?: AbortSignal
}

/**
 * Reads a release from a gzipped tar stream in memory, within the limits. The archive may contain only regular
 * files that its `release.json` lists, each once. A refused archive leaves the source open; the caller drains or
 * closes it.
 * @throws ReleaseError `archive.invalid`, `release.limits`, `release.files` or `release.invalid`, with what to do,
 * or the signal's reason.
 */
export async function unpackRelease(
  source: Readable,
  { limits = archiveLimits, signal }: UnpackTerms = {},
): Promise<ReleaseUpload> {
  const { extract } = await import('tar-stream')
  const unpacking = extract()
  const packed = meter(limits.packed, 'The archive')
  const feeding = pipeline(
    packed,
    createGunzip(),
    meter(byteLimit(limits), 'What is in the archive', limits.unpacked),
    unpacking,
  )
  feeding.catch(() => undefined)
  const cut = () =>
    packed.destroy(new ReleaseError('archive.invalid', 'The archive arrived incomplete. Send it again.'))
  const stop = () => packed.destroy(signal?.reason as Error)
  signal?.addEventListener('abort', stop)
  source.on('error', cut).on('aborted', cut)
  source.pipe(packed)
  const contents = new Contents(limits)
  try {
    for await (const entry of unpacking) await contents.take(entry.header, entry as unknown as EntryContent)
    await feeding
  } catch (error) {
    const first = await feeding.then(
      () => error,
      (cause: unknown) => (error instanceof ReleaseError ? error : cause),
    )
    throw first instanceof ReleaseError ? first : unreadable(first)
  } finally {
    signal?.removeEventListener('abort', stop)
    source.off('error', cut).off('aborted', cut)
    source.unpipe(packed)
  }
  return contents.upload()
}

/** The largest tar that the limits of files and bytes allow. */
const byteLimit = ({ unpacked, files }: ArchiveLimits): number => unpacked + files * 3 * 512

/**
 * Passes bytes through and fails once they exceed the limit, so that a compression bomb is never held. `shownLimit` is
 * the limit in the message.
 */
function meter(atMost: number, what: string, shownLimit = atMost): Transform {
  let bytes = 0
  return new Transform({
    transform(chunk: Buffer, _encoding, pass) {
      bytes += chunk.length
      if (bytes <= atMost) return pass(null, chunk)
      pass(
        new ReleaseError(
          'release.limits',
          `${what} is larger than ${sizeWords(shownLimit)}; a release is not.`,
        ),
      )
    },
  })
}

function unreadable(cause: unknown): ReleaseError {
  const reason = cause instanceof Error ? cause.message : String(cause)
  return new ReleaseError(
    'archive.invalid',
    `This is not a complete gzipped tar archive (${reason}). Pack it again with \`mfe publish\`.`,
    { cause },
  )
}

/** The bytes of one entry of an archive; the parser's types omit that its streams are iterable. */
type EntryContent = AsyncIterable<Uint8Array> & { resume(): void }

/** What has come out of an archive so far. */
class Contents {
  private readonly files = new Map<string, Buffer>()
  private readonly documents = new Map<string, Buffer>()
  private bytes = 0

  constructor(private readonly limits: ArchiveLimits) {}

  async take(header: EntryHeader, content: EntryContent): Promise<void> {
    const name = entryName(header, this.limits)
    if (name === undefined) return void content.resume()
    if (this.files.has(name) || this.documents.has(name))
      throw new ReleaseError(
        'archive.invalid',
        `The archive has ${name} twice; pack it again with \`mfe publish\`.`,
      )
    this.bytes += header.size
    if (this.files.size >= this.limits.files || this.bytes > this.limits.unpacked)
      throw new ReleaseError(
        'release.limits',
        `A release has at most ${this.limits.files} files and ${sizeWords(this.limits.unpacked)}; this archive has more.`,
      )
    const pieces: Uint8Array[] = []
    for await (const piece of content) pieces.push(piece)
    const isDocument = name === releaseFile || name === archiveSignature
    ;(isDocument ? this.documents : this.files).set(name, Buffer.concat(pieces))
  }

  upload(): ReleaseUpload {
    const json = this.document(releaseFile)
    const release = parseRelease(json, `The archive’s ${releaseFile}`)
    const signature = releaseSignatureSchema.safeParse(parse(this.document(archiveSignature)))
    if (!signature.success)
      throw new ReleaseError(
        'archive.invalid',
        `The archive’s ${archiveSignature} is not a signature. Pack it again with \`mfe publish\`.`,
      )
    return { release, json, signature: signature.data, files: this.files }
  }

  private document(name: string): Buffer {
    const held = this.documents.get(name)
    if (held) return held
    throw new ReleaseError(
      'archive.invalid',
      `The archive has no ${name}; pack it again with \`mfe publish\`.`,
    )
  }
}

function parse(json: Buffer): unknown {
  try {
    return JSON.parse(json.toString('utf8'))
  } catch {
    // No JSON at all is as little a signature as any other document.
    return undefined
  }
}
