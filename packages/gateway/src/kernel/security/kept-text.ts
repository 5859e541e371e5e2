import { unwrapText, wrapText } from '@plaza/server-kit'
import type { Queries } from '../database/database'
import { readSecret } from './shared-secret'

/** The key of kept texts: shared by all processes, and itself encrypted by the outside key. */
async function keptTextKey(queries: Queries) {
  const secret = await readSecret(queries, 'kept-texts')
  return { id: 'kept', secret: Buffer.from(secret, 'base64url') }
}

/** Encrypts a text that is to be read again, for the place `place` alone: nowhere else can it be decrypted. */
export const keepText = async (queries: Queries, place: string, text: string): Promise<string> =>
  wrapText(place, text, await keptTextKey(queries))

/** The text that was kept for a place. @throws when it was altered or kept for another place. */
export const readKeptText = async (queries: Queries, place: string, kept: string): Promise<string> =>
  unwrapText(place, kept, { current: await keptTextKey(queries), former: undefined })
