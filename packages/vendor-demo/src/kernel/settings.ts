import * as z from 'zod/mini'
import { resolve } from 'node:path'
import { PlainError } from '@plaza/server-kit'

const origin = z.string().check(z.regex(/^(https?:\/\/[^\s/?#]+)?$/))
const environmentSchema = z.object({
  VENDOR_PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
  VENDOR_HOST: z.optional(z.string()),
  WALLET_URL: z.optional(origin),
  OPERATOR_ORIGINS: z.optional(z.string().check(z.regex(/^[\w:/.*\- [\]]*$/))),
  DATA_DIR: z.optional(z.string()),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^(postgres(ql)?:\/\/.*)?$/))),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
})

const expectations: Record<keyof z.infer<typeof environmentSchema>, string> = {
  VENDOR_PORT: 'a port number',
  VENDOR_HOST: 'a host name',
  WALLET_URL: 'an origin such as http://127.0.0.1:8090',
  OPERATOR_ORIGINS: 'origins, separated by spaces',
  DATA_DIR: 'a folder',
  DATABASE_URL: 'a postgres:// address',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
}

/** What the environment decides; read once at the start. */
export interface VendorSettings {
  port: number
  host: string
  /** The operator's wallet. */
  walletUrl: string
  /** Sites that may frame a game, in the syntax of `frame-ancestors`. */
  operatorOrigins: string
  /** Absolute. The vendor's database is in `vendor` below it, the keys in `keys`. */
  dataDir: string
  /** PostgreSQL instead of the embedded database; the schema is `vendor`. */
  databaseUrl: string | undefined
  logLevel: string
}

const localSites = 'http://localhost:* http://*.localhost:* http://127.0.0.1:*'

/** Settings from the environment, validated. @throws PlainError naming the variable and what it must be. */
export function readSettings(env: Record<string, string | undefined>): VendorSettings {
  const parsed = environmentSchema.safeParse(env)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations
    throw new PlainError(`${name} must be ${expectations[name]}.`)
  }
  const values = parsed.data
  return {
    port: Number(values.VENDOR_PORT ?? 8081),
    host: values.VENDOR_HOST || '127.0.0.1',
    walletUrl: values.WALLET_URL || 'http://127.0.0.1:8090',
    operatorOrigins: values.OPERATOR_ORIGINS || localSites,
    dataDir: resolve(values.DATA_DIR || '.data'),
    databaseUrl: values.DATABASE_URL || undefined,
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}
