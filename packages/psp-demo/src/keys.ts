import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import { readOrMakeKeyText, type OutsideKeys } from '@plaza/server-kit'
import * as z from 'zod/mini'

const keysSchema = z.object({ apiKey: z.string(), webhookSecret: z.string() })

/** What a provider gave its one merchant: the key of its calls, and the secret of the webhooks (`whsec_…`). */
export type PspKeys = z.infer<typeof keysSchema>

const make = (): string =>
  JSON.stringify({
    apiKey: `sk_${randomBytes(24).toString('base64url')}`,
    webhookSecret: `whsec_${randomBytes(32).toString('base64')}`,
  })

/**
 * The keys of a provider, made at the first start in `keys/<provider>.json`; the gateway reads them there, as a merchant
 * copies keys from a provider's console.
 * @throws PlainError when the file is encrypted with another key
 */
export async function ownKeys(dataDir: string, provider: string, outside?: OutsideKeys): Promise<PspKeys> {
  const path = join(dataDir, 'keys', `${provider}.json`)
  const file = { path, name: `keys of ${provider}`, outside }
  const text = await readOrMakeKeyText(file, () => Promise.resolve(make()))
  return z.parse(keysSchema, JSON.parse(text))
}
