import { request } from 'node:http'
import { successSchema } from '@plaza/contract/kernel'
import { merchantHostsPath, merchantHostsSchema } from '@plaza/contract/site'
import type { MerchantHosts } from '@plaza/contract/site'
import * as z from 'zod/mini'

const timeoutMs = 5_000

/** HTTP status at an address, or undefined when no server responds. */
export function statusAt(url: string, headers: Record<string, string> = {}): Promise<number | undefined> {
  return new Promise((resolve) => {
    // Not `fetch`, which always sends the `host` of the address.
    const outgoing = request(url, { headers, signal: AbortSignal.timeout(timeoutMs) }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode))
    })
    // An address without a server is an expected result.
    outgoing.on('error', () => resolve(undefined)).end()
  })
}

/** Whether a process reports that it is healthy. */
export const isHealthy = async (origin: string): Promise<boolean> =>
  (await statusAt(`${origin}/healthz`)) === 200

/**
 * The health answer of an edge that serves although a release is damaged, or from the last good plan of an unreadable
 * store.
 */
const lastGoodSchema = z.object({
  gateway: z.literal('ok'),
  store: z.enum(['unreadable', 'damaged']),
  revision: z.int(),
})

/** Whether an edge serves the site: it is healthy, or has a plan although its store is damaged or unreadable. */
export async function isServing(origin: string): Promise<boolean> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    const text = await answer.text()
    return answer.status === 200 || lastGoodSchema.safeParse(JSON.parse(text)).success
  } catch {
    // No server, or one that is not an edge, so it does not serve.
    return false
  }
}

const revisionSchema = z.object({ revision: z.int() })

/** The registry revision that an edge serves, or undefined when it serves none. */
export async function revisionAt(origin: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    return revisionSchema.safeParse(await answer.json()).data?.revision
  } catch {
    // No server, or one that is not an edge, so there is no revision.
    return undefined
  }
}

const hostsSchema = successSchema(merchantHostsSchema)

/** Every host name with its merchant, from the gateway at an origin. Rejects when the gateway does not answer. */
export async function hostsAt(gatewayUrl: string): Promise<MerchantHosts> {
  const answer = await fetch(`${gatewayUrl}${merchantHostsPath}`, { signal: AbortSignal.timeout(timeoutMs) })
  return hostsSchema.parse(await answer.json()).value.hosts
}
