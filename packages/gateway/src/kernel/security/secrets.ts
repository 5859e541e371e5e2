import { createHash, randomBytes } from 'node:crypto'

/** A new opaque secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** How a secret is kept: enough to recognise it, worth nothing when read. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
