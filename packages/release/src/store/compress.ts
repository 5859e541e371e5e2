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

/** Compresses a text file at the highest level (brotli 11, gzip 9); returns nothing for compressed formats. */
export async function compress(file: string, bytes: Buffer): Promise<Compressed> {
  if (!textFile.test(file)) return {}
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }
  const [br, gz] = await Promise.all([toBrotli(bytes, { params }), toGzip(bytes, { level: 9 })])
  return { ...(br.length < bytes.length && { br }), ...(gz.length < bytes.length && { gzip: gz }) }
}
