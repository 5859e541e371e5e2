import {
  demoMerchantHosts,
  isDemo,
  outboxNeedsDemo,
  parseMerchantHosts,
  testClockNeedsDemo,
} from '@plaza/contract/site'
import type { MerchantHosts } from '@plaza/contract/site'
import { readTraffic, trafficExpectations, trafficVariables } from '@plaza/traffic'
import type { TrafficSettings } from '@plaza/traffic'
import { longestSessionHours } from '../merchants/merchant-settings'
import * as z from 'zod/mini'
import { isIP } from 'node:net'
import { socialProvidersSchema, type SocialProviders } from './social-settings'
import { resolve } from 'node:path'
import { PlainError } from '@plaza/server-kit'

const toNumber = z.transform((digits: string) => Number(digits))
const port = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,5}$/)), toNumber),
  z.int().check(z.maximum(65_535)),
)
const count = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), toNumber)
const minutes = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,2}$/)), toNumber),
  z.int().check(z.minimum(1), z.maximum(60)),
)
const hours = z.pipe(
  z.pipe(z.string().check(z.regex(/^\d{1,3}$/)), toNumber),
  z.int().check(z.minimum(1), z.maximum(longestSessionHours)),
)
const origin = z.string().check(z.regex(/^(https?:\/\/[^\s/?#]+)?$/))
const isOn = z.pipe(
  z.enum(['', '0', '1']),
  z.transform((value: '' | '0' | '1') => value === '1'),
)

const peerNames = ['loopback', 'linklocal', 'uniquelocal']
const isPeer = (text: string): boolean => {
  const [address = '', mask = '0'] = text.split('/')
  return peerNames.includes(text) || (isIP(address) !== 0 && /^\d{1,3}$/.test(mask))
}
const isPeerList = (list: string): boolean =>
  list === '' || list.split(',').every((peer) => isPeer(peer.trim()))

const environmentSchema = z.object({
  PORT: z.optional(port),
  GATEWAY_PORT: z.optional(port),
  GATEWAY_HOST: z.optional(z.string()),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^(postgres(ql)?:\/\/.*)?$/))),
  MERCHANT_HOSTS: z.optional(z.string()),
  TRUST_PROXY: z.optional(z.string().check(z.refine(isPeerList))),
  ...trafficVariables,
  TEST_CLOCK: z.optional(isOn),
  OUTBOX: z.optional(isOn),
  DEMO: z.optional(isOn),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
  DEPOSIT_EXPIRY_MS: z.optional(count),
  LOGIN_ADDRESS_LIMIT: z.optional(count),
  REGISTER_ADDRESS_LIMIT: z.optional(count),
  TRIAL_ADDRESS_LIMIT: z.optional(count),
  SESSION_HOURS: z.optional(hours),
  SOCIAL_PROVIDERS: z.optional(socialProvidersSchema),
  SMTP_URL: z.optional(z.string().check(z.regex(/^(smtps?:\/\/[^\s/]+.*)?$/))),
  SMTP_FROM: z.optional(z.string().check(z.regex(/^([^\s@<>]+@[^\s@<>]+)?$/))),
  SMS_URL: z.optional(z.string().check(z.regex(/^(https?:\/\/\S+)?$/))),
  SMS_TOKEN: z.optional(z.string()),
  SMS_EXPIRY_MINUTES: z.optional(minutes),
  SMS_ADDRESS_LIMIT: z.optional(count),
  SMS_MERCHANT_LIMIT: z.optional(count),
  VENDOR_ORIGIN: z.optional(origin),
  VENDOR_URL: z.optional(origin),
  PSP_URL: z.optional(origin),
  WITNESS_URL: z.optional(origin),
  KEY_ENCRYPTION_KEY: z.optional(z.string()),
  KEY_ENCRYPTION_KEY_FILE: z.optional(z.string()),
  KEY_ENCRYPTION_KEY_FORMER: z.optional(z.string()),
  COUNTRY_HEADER: z.optional(z.string().check(z.regex(/^[a-z0-9-]{0,64}$/i))),
})

const expectations: Record<keyof z.infer<typeof environmentSchema>, string> = {
  PORT: 'a port number',
  GATEWAY_PORT: 'a port number',
  GATEWAY_HOST: 'a host name',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// address',
  MERCHANT_HOSTS: 'a JSON object of host names and merchant codes',
  TRUST_PROXY: 'addresses or networks, separated by commas',
  ...trafficExpectations,
  TEST_CLOCK: '0 or 1',
  OUTBOX: '0 or 1',
  DEMO: '0 or 1',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
  DEPOSIT_EXPIRY_MS: 'milliseconds',
  LOGIN_ADDRESS_LIMIT: 'a number of attempts in 15 minutes',
  REGISTER_ADDRESS_LIMIT: 'a number of attempts in 15 minutes',
  TRIAL_ADDRESS_LIMIT: 'a number of accounts in an hour',
  SESSION_HOURS: `a number of hours from 1 to ${longestSessionHours}`,
  SOCIAL_PROVIDERS:
    'a JSON object of google or facebook with issuer, clientId, clientSecret (https, or http on loopback)',
  SMTP_URL: 'an smtp:// or smtps:// address',
  SMTP_FROM: 'an e-mail address',
  SMS_URL: 'an http:// or https:// address',
  SMS_TOKEN: 'a text',
  SMS_EXPIRY_MINUTES: 'a number of minutes from 1 to 60',
  SMS_ADDRESS_LIMIT: 'a number of codes in an hour',
  SMS_MERCHANT_LIMIT: 'a number of codes in a day',
  VENDOR_ORIGIN: 'an origin such as http://vendor.localhost:8081',
  VENDOR_URL: 'an origin such as http://127.0.0.1:8081',
  PSP_URL: 'an origin such as http://127.0.0.1:8082',
  WITNESS_URL: 'an origin such as http://127.0.0.1:8083',
  KEY_ENCRYPTION_KEY: '32 random bytes in base64',
  KEY_ENCRYPTION_KEY_FILE: 'a file',
  KEY_ENCRYPTION_KEY_FORMER: '32 random bytes in base64',
  COUNTRY_HEADER: 'the name of a header',
}

/** What the environment decides; read once at the start. */
export interface GatewaySettings {
  port: number
  /** Port of the site in front of this gateway, for links to it on loopback. */
  sitePort: number
  host: string
  /** Absolute. */
  dataDir: string
  /** PostgreSQL instead of the embedded database. */
  databaseUrl: string | undefined
  /** This site is the demo. */
  isDemo: boolean
  /** Host name → merchant code: what the settings name, with the demo's where it is on. */
  merchantHosts: MerchantHosts
  /** Peers whose `x-forwarded-*` headers are believed. */
  trustProxy: string
  traffic: TrafficSettings
  hasTestClock: boolean
  hasOutbox: boolean
  logLevel: string
  depositExpiryMs: number
  /** Sign-in attempts that one address may make in 15 minutes. */
  loginAddressLimit: number
  /** Registrations that one address may try in 15 minutes, and trial accounts that it may make in an hour. */
  registerAddressLimit: number
  trialAddressLimit: number
  /** Hours after which a session ends, however much used, where the merchant sets no other value. */
  sessionHours: number
  /** Social providers and what this gateway is to them; none when empty. */
  socialProviders: SocialProviders
  /** Mail server; the outbox when undefined. */
  smtpUrl: string | undefined
  /** Sender's address of e-mails; `no-reply@` the merchant's main domain when undefined. */
  smtpFrom: string | undefined
  /** HTTP carrier of text messages; the outbox when undefined. */
  smsUrl: string | undefined
  smsToken: string | undefined
  /** How long an SMS code works, and until when no other is sent to the same number. */
  smsExpiryMinutes: number
  /** SMS codes that one address may cause in an hour, and one merchant in a day. */
  smsAddressLimit: number
  smsMerchantLimit: number
  /** Where browsers reach the demo's vendor, and where this server does. */
  vendorOrigin: string
  vendorUrl: string
  /** The demo's payment provider, as this gateway reaches it; there is none when undefined. */
  pspUrl: string | undefined
  /** The witness of draws, as this gateway reaches it; issues open without one when undefined. */
  witnessUrl: string | undefined
  /** Base64 of the key that encrypts keys in the database, or the file that holds it; and of the one before it. */
  keyEncryptionKey: string | undefined
  keyEncryptionKeyFile: string | undefined
  formerKeyEncryptionKey: string | undefined
  /** Header in which the proxy before the site gives the visitor's country; the home country when undefined. */
  countryHeader: string | undefined
}

function readHosts(text: string | undefined, known: MerchantHosts): MerchantHosts {
  try {
    return parseMerchantHosts(text, known)
  } catch (cause) {
    throw new PlainError(`MERCHANT_HOSTS must be ${expectations.MERCHANT_HOSTS}.`, { cause })
  }
}

/** Settings from the environment, validated. @throws PlainError naming the variable and what it must be. */
export function readSettings(env: Record<string, string | undefined>): GatewaySettings {
  const parsed = environmentSchema.safeParse(env)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations
    throw new PlainError(`${name} must be ${expectations[name]}.`)
  }
  const values = parsed.data
  const isDemoSite = isDemo(env)
  if (values.OUTBOX && !isDemoSite) throw new PlainError(outboxNeedsDemo)
  if (values.TEST_CLOCK && !isDemoSite) throw new PlainError(testClockNeedsDemo)
  return {
    port: values.GATEWAY_PORT ?? 8090,
    sitePort: values.PORT ?? 8080,
    host: values.GATEWAY_HOST || '127.0.0.1',
    dataDir: resolve(values.DATA_DIR || '.data'),
    databaseUrl: values.DATABASE_URL || undefined,
    merchantHosts: readHosts(values.MERCHANT_HOSTS, isDemoSite ? demoMerchantHosts : {}),
    isDemo: isDemoSite,
    trustProxy: values.TRUST_PROXY || 'loopback',
    traffic: readTraffic(values),
    hasTestClock: values.TEST_CLOCK ?? false,
    hasOutbox: values.OUTBOX ?? false,
    logLevel: values.LOG_LEVEL ?? 'info',
    depositExpiryMs: values.DEPOSIT_EXPIRY_MS ?? 15 * 60_000,
    loginAddressLimit: values.LOGIN_ADDRESS_LIMIT ?? 300,
    registerAddressLimit: values.REGISTER_ADDRESS_LIMIT ?? 120,
    trialAddressLimit: values.TRIAL_ADDRESS_LIMIT ?? 60,
    sessionHours: values.SESSION_HOURS ?? longestSessionHours,
    socialProviders: values.SOCIAL_PROVIDERS ?? {},
    smtpUrl: values.SMTP_URL || undefined,
    smtpFrom: values.SMTP_FROM || undefined,
    smsUrl: values.SMS_URL || undefined,
    smsToken: values.SMS_TOKEN || undefined,
    smsExpiryMinutes: values.SMS_EXPIRY_MINUTES ?? 5,
    smsAddressLimit: values.SMS_ADDRESS_LIMIT ?? 60,
    smsMerchantLimit: values.SMS_MERCHANT_LIMIT ?? 5_000,
    vendorOrigin: values.VENDOR_ORIGIN || 'http://vendor.localhost:8081',
    vendorUrl: values.VENDOR_URL || 'http://127.0.0.1:8081',
    pspUrl: values.PSP_URL || undefined,
    witnessUrl: values.WITNESS_URL || undefined,
    keyEncryptionKey: values.KEY_ENCRYPTION_KEY || undefined,
    keyEncryptionKeyFile: values.KEY_ENCRYPTION_KEY_FILE || undefined,
    formerKeyEncryptionKey: values.KEY_ENCRYPTION_KEY_FORMER || undefined,
    countryHeader: values.COUNTRY_HEADER?.toLowerCase() || undefined,
  }
}
