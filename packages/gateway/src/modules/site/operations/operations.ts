import type { RuleName } from '@plaza/contract/identity'
import { flagNames, promoNames } from '@plaza/contract/site'
import { sql } from 'kysely'
import type { Database, Trx } from '../../../kernel/database/database'
import { merchantChannel } from '../../../kernel/merchants/merchants'
import { merchantSettingsSchema, type MerchantSettings } from '../../../kernel/merchants/merchant-settings'
import { settingsArtwork } from '../../../kernel/merchants/settings-artwork'
import { allowArtwork } from '../content'
import { isSafePattern } from '../../../kernel/merchants/safe-pattern'
import { PlainError } from '@plaza/server-kit'
import { withSetting } from './setting-path'

/** An operation on the running site (OPS-1). */
export type Operation =
  | { kind: 'flag'; merchant: string; name: string; isOn: boolean }
  | { kind: 'promo'; merchant: string; name: string; isOn: boolean }
  | { kind: 'setting'; merchant: string; path: string; value: unknown }

function checked(settings: unknown): MerchantSettings {
  const parsed = merchantSettingsSchema.safeParse(settings)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new PlainError(
    `Not a setting that this merchant can have: ${issue?.path.join('.')} (${issue?.code}).`,
  )
}

function knownName(name: string, names: readonly string[], what: string): string {
  const known = names.find((one) => one.toLowerCase() === name.toLowerCase())
  if (!known) throw new PlainError(`There is no ${what} "${name}". There are: ${names.join(', ')}.`)
  return known
}

/** `1` and `true` are read as texts where the setting is one, because a shell has no quotes for them. */
function settingChanged(settings: MerchantSettings, path: string, value: unknown): MerchantSettings {
  try {
    return withSetting(settings, path, value, checked)
  } catch (error) {
    if (typeof value !== 'number' && typeof value !== 'boolean') throw error
    return withSetting(settings, path, String(value), checked)
  }
}

/** Refuses a field rule's expression that is invalid or would block the server. */
function checkPatterns(before: MerchantSettings, after: MerchantSettings): void {
  for (const [name, { pattern, maxLength }] of Object.entries(after.register.rules)) {
    const known = before.register.rules[name as RuleName]
    if (pattern === undefined || (pattern === known.pattern && maxLength === known.maxLength)) continue
    if (!isSafePattern(pattern, maxLength))
      throw new PlainError(
        `Not a pattern that ${name} can have: it is no regular expression, or too slow a one.`,
      )
  }
}

function changed(settings: MerchantSettings, operation: Operation): MerchantSettings {
  switch (operation.kind) {
    case 'flag': {
      const name = knownName(operation.name, flagNames, 'flag')
      return { ...settings, whitelabel: { ...settings.whitelabel, [name]: operation.isOn } }
    }
    case 'promo': {
      const name = knownName(operation.name, promoNames, 'promotion')
      return { ...settings, promos: { ...settings.promos, [name]: operation.isOn } }
    }
    case 'setting':
      return settingChanged(settings, operation.path, operation.value)
  }
}

async function merchantCodes(trx: Trx): Promise<string> {
  const rows = await trx
    .selectFrom('merchants')
    .select('code')
    .where('trial_of', 'is', null)
    .orderBy('code')
    .execute()
  return rows.map((row) => row.code).join(', ')
}

/**
 * Changes a merchant of the running site; every process sees it at the next call.
 * @throws PlainError saying what is wrong: unknown merchant, flag, promotion, path, or a value of another shape.
 */
export function operate(db: Database, operation: Operation): Promise<MerchantSettings> {
  return db.transaction(async (trx) => {
    const row = await trx
      .selectFrom('merchants')
      .select('settings')
      .where('code', '=', operation.merchant)
      .forUpdate()
      .executeTakeFirst()
    if (!row)
      throw new PlainError(
        `There is no merchant "${operation.merchant}". There are: ${await merchantCodes(trx)}.`,
      )
    const before = checked(row.settings)
    const settings = changed(before, operation)
    checkPatterns(before, settings)
    await trx
      .updateTable('merchants')
      .set({ settings: JSON.stringify(settings) })
      .where('code', '=', operation.merchant)
      .execute()
    await allowArtwork(trx, settingsArtwork(settings))
    await sql`select pg_notify(${merchantChannel}, ${operation.merchant})`.execute(trx)
    return settings
  })
}
