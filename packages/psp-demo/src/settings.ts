import { resolve } from 'node:path'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'

const origin = z.string().check(z.regex(/^(https?:\/\/[^\s/?#]+)?$/))
const address = z.string().check(z.regex(/^(https?:\/\/\S+)?$/))
const environmentSchema = z.object({
  PSP_PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
  PSP_HOST: z.optional(z.string()),
  PSP_ORIGIN: z.optional(origin),
  WEBHOOK_URL: z.optional(address),
  CHAIN_WEBHOOK_URL: z.optional(address),
  CHAIN_BLOCK_MS: z.optional(z.string().check(z.regex(/^([1-9]\d{1,5})?$/))),
  DATA_DIR: z.optional(z.string()),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
})

const expectations: Record<keyof z.infer<typeof environmentSchema>, string> = {
  PSP_PORT: 'a port number',
  PSP_HOST: 'a host name',
  PSP_ORIGIN: 'an origin such as http://pay.localhost:8082',
  WEBHOOK_URL: 'an address such as http://127.0.0.1:8090/psp/psp-demo/callback',
  CHAIN_WEBHOOK_URL: 'an address such as http://127.0.0.1:8090/psp/chain-demo/callback',
  CHAIN_BLOCK_MS: 'milliseconds, from 10 to 999999',
  DATA_DIR: 'a folder',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
}

/** What the environment decides; read once at the start. */
export interface PspSettings {
  port: number
  host: string
  /** Origin of the hosted pages for browsers. */
  origin: string
  /** Where payments are reported. */
  webhookUrl: string
  /** Where payments on the test chain are reported. */
  chainWebhookUrl: string
  /** Time between two blocks of the test chain. */
  blockMs: number
  /** Absolute. Payments are in `psp` and `chain` below it, the keys in `keys`. */
  dataDir: string
  logLevel: string
}

/** Settings from the environment, validated. @throws PlainError naming the variable and what it must be. */
export function readSettings(env: Record<string, string | undefined>): PspSettings {
  const parsed = environmentSchema.safeParse(env)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations
    throw new PlainError(`${name} must be ${expectations[name]}.`)
  }
  const values = parsed.data
  const port = Number(values.PSP_PORT ?? 8082)
  return {
    port,
    host: values.PSP_HOST || '127.0.0.1',
    origin: values.PSP_ORIGIN || `http://pay.localhost:${port}`,
    webhookUrl: values.WEBHOOK_URL || 'http://127.0.0.1:8090/psp/psp-demo/callback',
    chainWebhookUrl: values.CHAIN_WEBHOOK_URL || 'http://127.0.0.1:8090/psp/chain-demo/callback',
    blockMs: Number(values.CHAIN_BLOCK_MS || 3_000),
    dataDir: resolve(values.DATA_DIR || '.data'),
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}
