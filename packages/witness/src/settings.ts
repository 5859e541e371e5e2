import { resolve } from 'node:path'
import { PlainError } from '@plaza/server-kit'
import * as z from 'zod/mini'

const site = String.raw`[a-z0-9-]+=https?:\/\/[^\s/?#,]+`
const environmentSchema = z.object({
  WITNESS_PORT: z.optional(z.string().check(z.regex(/^\d{1,5}$/))),
  WITNESS_HOST: z.optional(z.string()),
  WITNESS_SITES: z.optional(z.string().check(z.regex(new RegExp(`^(${site}(,${site})*)?$`)))),
  WITNESS_DIR: z.optional(z.string()),
  LOG_LEVEL: z.optional(z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])),
})

const expectations: Record<keyof z.infer<typeof environmentSchema>, string> = {
  WITNESS_PORT: 'a port number',
  WITNESS_HOST: 'a host name',
  WITNESS_SITES: 'merchants and their sites such as demo=http://localhost:8080, separated by commas',
  WITNESS_DIR: 'a folder',
  LOG_LEVEL: 'fatal, error, warn, info, debug or silent',
}

/** What the environment decides; read once at the start. */
export interface WitnessSettings {
  port: number
  host: string
  /** Origin of the public site of each merchant whose draws are witnessed. */
  sites: ReadonlyMap<string, string>
  /** Absolute; no other process uses it. The key is in `keys` below it, what was given in `given`. */
  dataDir: string
  logLevel: string
}

/** Settings from the environment, validated. @throws PlainError naming the variable and what it must be. */
export function readSettings(env: Record<string, string | undefined>): WitnessSettings {
  const parsed = environmentSchema.safeParse(env)
  if (!parsed.success) {
    const name = String(parsed.error.issues[0]?.path[0]) as keyof typeof expectations
    throw new PlainError(`${name} must be ${expectations[name]}.`)
  }
  const values = parsed.data
  const sites = (values.WITNESS_SITES || 'demo=http://localhost:8080').split(',')
  return {
    port: Number(values.WITNESS_PORT ?? 8083),
    host: values.WITNESS_HOST || '127.0.0.1',
    sites: new Map(sites.map((one) => one.split(/=(.*)/).slice(0, 2) as [string, string])),
    dataDir: resolve(values.WITNESS_DIR || '.witness'),
    logLevel: values.LOG_LEVEL ?? 'info',
  }
}
