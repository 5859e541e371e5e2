import { join } from 'node:path'
import { readKeyText } from '@plaza/server-kit'
import * as z from 'zod/mini'
import type { GatewaySettings } from '../settings/settings'
import { readOutsideKeys } from '../security/outside-keys'
import { ProviderAway } from './payment-provider'

const keysSchema = z.object({ apiKey: z.string(), webhookSecret: z.string() })

/** What a provider gave this site: the key of its calls, and the secret of its webhooks. */
export type ProviderKeys = z.infer<typeof keysSchema>

/**
 * Reads the keys that a provider of the demo wrote at its first start.
 * @throws ProviderAway while they are not there.
 */
export async function readProviderKeys(settings: GatewaySettings, provider: string): Promise<ProviderKeys> {
  const path = join(settings.dataDir, 'keys', `${provider}.json`)
  const { keyEncryptionKey, keyEncryptionKeyFile } = settings
  // The provider knows a key that the environment names, but not one that the demo has made for itself.
  const isNamed = keyEncryptionKey !== undefined || keyEncryptionKeyFile !== undefined
  const outside = isNamed ? await readOutsideKeys(settings) : undefined
  const text = await readKeyText({ path, name: `keys of ${provider}`, outside })
  if (text === undefined) throw new ProviderAway('the payment provider has given no keys yet')
  return z.parse(keysSchema, JSON.parse(text))
}
