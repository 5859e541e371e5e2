import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrMakeKeyText, type OutsideKeys } from '@plaza/server-kit'
import * as z from 'zod/mini'

const keysSchema = z.object({ apiKey: z.string(), webhookSecret: z.string() })

/** What this provider gave its one merchant: the key of its calls, and the secret of the webhooks (`whsec_…`). */
export type PspKeys = z.infer<typeof keysSchema>

/** The file of the keys; the gateway reads it too, as a merchant copies keys from a provider's console. */
export const keysFile = (dataDir: string): string => join(dataDir, 'keys', 'psp-demo.json')

const make = (): string =>
  JSON.stringify({
    apiKey: `sk_${randomBytes(24).toString('base64url')}`,
    webhookSecret: `whsec_${randomBytes(32).toString('base64')}`,
  })

/** The keys, made at the first start. @throws PlainError when the file is encrypted with another key */
export async function ownKeys(dataDir: string, outside?: OutsideKeys): Promise<PspKeys> {
  const file = { path: keysFile(dataDir), name: 'demo payment provider keys', outside }
  const text = await readOrMakeKeyText(file, () => Promise.resolve(make()))
  return z.parse(keysSchema, JSON.parse(text))
}
