import * as z from 'zod/mini'
import type { Database, Queries } from '../database/database'
import { refuseInsideTransaction } from '../database/guarded-dialect'
import { merchantSettingsSchema, type MerchantSettings } from './merchant-settings'
import { unassigned } from './unassigned'

/** A merchant with its settings. */
export interface Merchant {
  code: string
  name: string
  currency: string
  /** The merchant whose trial accounts live here; null for a real one. */
  trialOf: string | null
  settings: MerchantSettings
  /** The settings as stored, with the parts that modules keep there; a module reads its own by `settingsPart`. */
  stored: Readonly<Record<string, unknown>>
}

const storedSchema = z.record(z.string(), z.unknown())

/** Notifies every process when a merchant changed; the payload is its code. */
export const merchantChannel = 'plaza_merchant'
/** Bound on what a lost notification can do. */
const keptMs = 2_000

/** A merchant read from the database, or null. */
export async function readMerchant(queries: Queries, code: string): Promise<Merchant | null> {
  const row = await queries.selectFrom('merchants').selectAll().where('code', '=', code).executeTakeFirst()
  if (!row || row.code === unassigned) return null
  const { settings, trial_of, ...rest } = row
  const stored = z.parse(storedSchema, settings)
  return { ...rest, trialOf: trial_of, stored, settings: z.parse(merchantSettingsSchema, stored) }
}

/** Merchants cached in memory until one changes, because every call needs them. */
export interface Merchants {
  /** Outside transactions: inside one, `readMerchant`. @throws inside a transaction. */
  find(code: string): Promise<Merchant | null>
  /** Stops listening for changes. */
  close(): Promise<void>
}

/** Starts keeping merchants. */
export async function keepMerchants(db: Database): Promise<Merchants> {
  const kept = new Map<string, { merchant: Promise<Merchant | null>; until: number }>()
  const stop = await db.listen(merchantChannel, (code) => kept.delete(code))
  return {
    find: async (code) => {
      refuseInsideTransaction()
      const known = kept.get(code)
      if (known && known.until > performance.now()) return known.merchant
      const merchant = readMerchant(db.read, code)
      kept.set(code, { merchant, until: performance.now() + keptMs })
      merchant.catch(() => kept.delete(code))
      return merchant
    },
    close: stop,
  }
}
