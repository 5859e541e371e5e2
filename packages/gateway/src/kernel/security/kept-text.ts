import { unwrapText, wrapText } from '@plaza/server-kit'
import type { Queries, Writes } from '../database/database'
import { existingSecret, readSecret } from './shared-secret'

/** The key of kept texts: shared by all processes, and itself encrypted by the outside key. */
const keyOf = (secret: string) => ({ id: 'kept', secret: Buffer.from(secret, 'base64url') })
const name = 'kept-texts'

/** Encrypts a text that is to be read again, for the place `place` alone: nowhere else can it be decrypted. */
export const keepText = async (queries: Writes, place: string, text: string): Promise<string> =>
  wrapText(place, text, keyOf(await readSecret(queries, name)))

/** The text that was kept for a place. @throws when it was altered or kept for another place. */
export const readKeptText = async (queries: Queries, place: string, kept: string): Promise<string> =>
  unwrapText(place, kept, { current: keyOf(await existingSecret(queries, name)), former: undefined })
