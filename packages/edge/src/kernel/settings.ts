import { isIP } from 'node:net'
import { join, resolve } from 'node:path'
import { demoMerchantHosts, isDemo, outboxNeedsDemo, parseMerchantHosts } from '@plaza/contract/site'
import type { MerchantHosts } from '@plaza/contract/site'
import { serviceWorkerPath } from '@plaza/contract/page'
import { readTraffic, trafficExpectations, trafficVariables } from '@plaza/traffic'
import type { TrafficSettings } from '@plaza/traffic'
import * as z from 'zod/mini'
import { PlainError } from '@plaza/server-kit'

/** What the environment decides; read once at the start (START-3). */
export interface EdgeSettings {
  port: number
  /** Address to listen on; every address of the machine when undefined. */
  host: string | undefined
  /** Absolute. */
  dataDir: string
  /** Folder of the release store, absolute. */
  storeDir: string
  /** Origin of the gateway that the edge proxies to. */
  gatewayUrl: string
  /** Hosts that the settings name, with those of the demo where it is on. */
  merchantHosts: MerchantHosts
  /** This site is the demo. */
  isDemo: boolean
  /** Origin that games are framed from. */
  vendorOrigin: string
  /** Paths at which a former product left a service worker: the script there ends it (DOWNLOAD-6). */
  formerWorkers: readonly string[]
  /** Off, the site's own service worker ends itself, and pages register none. */
  hasServiceWorker: boolean
  /** Comma-separated peers whose `x-forwarded-*` headers are trusted; false to trust none. */
  trustProxy: string | false
  traffic: TrafficSettings
  logLevel: string
}

const port = z.pipe(
  z.string().check(z.regex(/^\d{1,5}$/)),
  z.pipe(
    z.transform((digits: string) => Number(digits)),
    z.int().check(z.minimum(1), z.maximum(65_535)),
  ),
)
const isOrigin = (text: string): boolean =>
  URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).pathname === '/'
const origin = z.pipe(
  z.string().check(z.refine(isOrigin)),
  z.transform((text: string) => new URL(text).origin),
)

const workerPaths = (text: string): string[] => text.split(',').map((path) => path.trim())
/** A script's path that is not one of the site's own. */
const isWorkerPath = (path: string): boolean =>
  /^\/[\w./-]+\.js$/.test(path) && path !== serviceWorkerPath && !path.startsWith('/assets/')

const environmentSchema = z.object({
  PORT: z.optional(port),
  HOST: z.optional(z.string().check(z.refine((text) => isIP(text) !== 0 || text === 'localhost'))),
  OUTBOX: z.optional(z.enum(['0', '1'])),
  DEMO: z.optional(z.enum(['0', '1'])),
  DATA_DIR: z.optional(z.string()),
  RELEASE_STORE: z.optional(z.string()),
  GATEWAY_URL: z.optional(origin),
  GATEWAY_PORT: z.optional(port),
  MERCHANT_HOSTS: z.optional(z.string()),
  VENDOR_ORIGIN: z.optional(origin),
  FORMER_WORKERS: z.optional(z.string().check(z.refine((text) => workerPaths(text).every(isWorkerPath)))),
  SERVICE_WORKER: z.optional(z.enum(['0', '1'])),
  TRUST_PROXY: z.optional(z.string()),
  ...trafficVariables,
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
})

/** The rule for `HOST`, as shown to the operator. */
export const hostExpectation = 'an address of this machine, or 0.0.0.0 or :: for all'

const expectations: Record<keyof z.infer<typeof environmentSchema>, string> = {
  PORT: 'a port number',
  HOST: hostExpectation,
  OUTBOX: '0 or 1',
  DEMO: '0 or 1',
  DATA_DIR: 'a folder',
  RELEASE_STORE: 'a folder',
  GATEWAY_URL: 'an origin such as http://127.0.0.1:8090',
  GATEWAY_PORT: 'a port number',
  MERCHANT_HOSTS: 'a JSON object of host names and merchant codes',
  VENDOR_ORIGIN: 'an origin such as http://vendor.localhost:8081',
  FORMER_WORKERS: 'paths of scripts such as /old/sw.js, separated by commas',
  SERVICE_WORKER: '0 or 1',
  TRUST_PROXY: 'addresses or networks, separated by commas',
  ...trafficExpectations,
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
}

/** Settings from the environment, validated; an empty variable is an absent one. @throws PlainError naming the variable. */
export function readSettings(env: Record<string, string | undefined>): EdgeSettings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations
    throw new PlainError(`${name} must be ${expectations[name]}.`)
  }
  const values = parsed.data
  const isDemoSite = isDemo(given)
  if (values.OUTBOX === '1' && !isDemoSite) throw new PlainError(outboxNeedsDemo)
  const dataDir = resolve(values.DATA_DIR ?? '.data')
  return {
    port: values.PORT ?? 8080,
    // With the outbox, anyone who reaches the port can read other people's messages.
    host: values.HOST ?? (values.OUTBOX === '1' ? '127.0.0.1' : undefined),
    dataDir,
    storeDir: resolve(values.RELEASE_STORE ?? join(dataDir, 'store')),
    gatewayUrl: values.GATEWAY_URL ?? `http://127.0.0.1:${values.GATEWAY_PORT ?? 8090}`,
    merchantHosts: readHosts(values.MERCHANT_HOSTS, isDemoSite ? demoMerchantHosts : {}),
    isDemo: isDemoSite,
    vendorOrigin: values.VENDOR_ORIGIN ?? 'http://vendor.localhost:8081',
    formerWorkers: values.FORMER_WORKERS === undefined ? [] : workerPaths(values.FORMER_WORKERS),
    hasServiceWorker: values.SERVICE_WORKER !== '0',
    trustProxy: values.TRUST_PROXY ?? false,
    traffic: readTraffic(values),
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}

function readHosts(text: string | undefined, known: MerchantHosts): MerchantHosts {
  try {
    return parseMerchantHosts(text, known)
  } catch (cause) {
    throw new PlainError(`MERCHANT_HOSTS must be ${expectations.MERCHANT_HOSTS}.`, { cause })
  }
}
