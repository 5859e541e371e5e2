import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const textFile = /\.(?:m?js|css|json|svg|html|txt|map|webmanifest|xml)$/

/** The precompressed forms of a file; one that would not be smaller is left out. */
export interface Compressed {
  br?: Buffer
  gzip?: Buffer
}

/** The CPU that compressing may take: the most, or a tenth of it, for releases that only a test loads. */
export type Effort = 'most' | 'little'

const levels: Record<Effort, { brotli: number; gzip: number }> = {
  most: { brotli: 11, gzip: 9 },
  little: { brotli: 4, gzip: 1 },
}

/** Compresses a text file, at the highest levels unless told otherwise; returns nothing for compressed formats. */
export async function compress(file: string, bytes: Buffer, effort: Effort = 'most'): Promise<Compressed> {
  if (!textFile.test(file)) return {}
  const { brotli, gzip: level } = levels[effort]
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level })])
  return { ...(br.length < bytes.length && { br }), ...(gz.length < bytes.length && { gzip: gz }) }
}
