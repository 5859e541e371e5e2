import { createHash } from 'node:crypto'

/** Subresource integrity of bytes: `sha384-…`. */
export const integrityOf = (bytes: Uint8Array): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`
