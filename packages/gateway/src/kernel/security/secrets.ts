import { createHash, randomBytes } from 'node:crypto'

/** A new opaque secret of 256 bits. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** The stored form of a secret: enough to recognise it, useless to a reader. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url')
