import { join } from 'node:path'
import { readKeyText, type OutsideKeys } from '@plaza/server-kit'
import * as z from 'zod/mini'
import { ProviderAway } from '../../../kernel/carriers/payment-provider'

const keysSchema = z.object({ apiKey: z.string(), webhookSecret: z.string() })

/** What the provider gave this merchant: the key of its calls, and the secret of its webhooks. */
export type PspKeys = z.infer<typeof keysSchema>

/**
 * Reads the keys that the demo's provider wrote at its first start.
 * @throws ProviderAway while they are not there.
 */
export async function readPspKeys(dataDir: string, outside?: OutsideKeys): Promise<PspKeys> {
  const path = join(dataDir, 'keys', 'psp-demo.json')
  const text = await readKeyText({ path, name: 'demo payment provider keys', outside })
  if (text === undefined) throw new ProviderAway('the payment provider has given no keys yet')
  return z.parse(keysSchema, JSON.parse(text))
}
