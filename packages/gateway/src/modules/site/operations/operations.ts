import type { RuleName } from '@plaza/contract/identity'
import { flagNames, promoNames } from '@plaza/contract/site'
import type { Change } from '../../../kernel/audit'
import type { Trx } from '../../../kernel/database/database'
import { realMerchants } from '../../../kernel/merchants/find-merchants'
import { lockSettings, writeSettings } from '../../../kernel/merchants/write-merchants'
import { settingsArtwork } from '../../../kernel/merchants/settings-artwork'
import { allowArtwork } from '../../platform/content'
import { isSafePattern } from '../../identity/registration-rules'
import { PlainError } from '@plaza/server-kit'
import type * as z from 'zod/mini'
import type { OperatedSettings } from './operated-settings'
import { withSetting } from './setting-path'

/** An operation on the running site (OPS-1). */
export type Operation =
  | { kind: 'flag'; merchant: string; name: string; isOn: boolean }
  | { kind: 'promo'; merchant: string; name: string; isOn: boolean }
  | { kind: 'setting'; merchant: string; path: string; value: unknown }

type Schema = z.ZodMiniType<OperatedSettings>

function checked(schema: Schema, settings: unknown): OperatedSettings {
  const parsed = schema.safeParse(settings)
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
function settingChanged(
  settings: OperatedSettings,
  path: string,
  value: unknown,
  schema: Schema,
): OperatedSettings {
  const check = (given: unknown) => checked(schema, given)
  try {
    return withSetting(settings, path, value, check)
  } catch (error) {
    if (typeof value !== 'number' && typeof value !== 'boolean') throw error
    return withSetting(settings, path, String(value), check)
  }
}

/** Refuses a field rule's expression that is invalid or would block the server. */
function checkPatterns(before: OperatedSettings, after: OperatedSettings): void {
  for (const [name, { pattern, maxLength }] of Object.entries(after.register.rules)) {
    const known = before.register.rules[name as RuleName]
    if (pattern === undefined || (pattern === known.pattern && maxLength === known.maxLength)) continue
    if (!isSafePattern(pattern, maxLength))
      throw new PlainError(
        `Not a pattern that ${name} can have: it is no regular expression, or too slow a one.`,
      )
  }
}

function changed(settings: OperatedSettings, operation: Operation, schema: Schema): OperatedSettings {
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
      return settingChanged(settings, operation.path, operation.value, schema)
  }
}

const subjectOf = (operation: Operation): string =>
  operation.kind === 'setting' ? operation.path : operation.name

/**
 * Changes a merchant of the running site; every process sees it at the next call.
 * @throws PlainError saying what is wrong: unknown merchant, flag, promotion, path, or a value of another shape.
 */
export async function changeSettings(
  trx: Trx,
  operation: Operation,
  schema: Schema,
): Promise<Change<OperatedSettings>> {
  const stored = await lockSettings(trx, operation.merchant)
  if (stored === undefined) {
    const known = await realMerchants(trx)
    throw new PlainError(`There is no merchant "${operation.merchant}". There are: ${known.join(', ')}.`)
  }
  const before = checked(schema, stored)
  const after = changed(before, operation, schema)
  checkPatterns(before, after)
  // A part that is not among the operator's settings stays as it is.
  await writeSettings(trx, operation.merchant, { ...(stored as object), ...after })
  await allowArtwork(trx, settingsArtwork(after))
  return { merchant: operation.merchant, subject: subjectOf(operation), before, after }
}
