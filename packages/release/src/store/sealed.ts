import { createHash } from 'node:crypto'

const checksumOf = (document: object): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex')

/** A document with a checksum over itself as its last line, so that a flipped byte does not pass for a decision. */
export const seal = (document: object): Buffer =>
  Buffer.from(`${JSON.stringify({ ...document, checksum: checksumOf(document) }, null, 2)}\n`)

/** What was found in a sealed file. `isWhole` is false when the checksum is not that of the rest. */
export type Unsealed = { ok: true; document: object; isWhole: boolean; schema: unknown } | { ok: false }

/** Opens a sealed file. Whole is what was sealed, byte for byte; one from before there were checksums counts as whole. */
export function unseal(bytes: Buffer): Unsealed {
  const value = parse(bytes)
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return { ok: false }
  const { checksum, ...document } = value as Record<string, unknown>
  const isWhole = checksum === undefined ? !hasLostSeal(document) : bytes.equals(seal(document))
  return { ok: true, document, isWhole, schema: document['schema'] }
}

/** Whether the last line is a checksum of the rest under another name: then that name is what was damaged. */
function hasLostSeal(document: object): boolean {
  const entries = Object.entries(document)
  const [, last] = entries.pop() ?? []
  return last === checksumOf(Object.fromEntries(entries))
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return undefined
  }
}
