import { sql, type RawBuilder } from 'kysely'
import * as z from 'zod/mini'
import { merchantsWithout } from '../../../kernel/merchants/find-merchants'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { settingsPart } from '../../../kernel/merchants/settings-part'

/** How deep lines of a merchant's members are: `lines` of its settings. */
export const linesPart = z._default(
  z.strictObject({
    /** False: an agent has to do with who stands directly below it and with nobody further down (TEAM-14). */
    multiLevel: z.optional(z.boolean()),
  }),
  {},
)

const settings = settingsPart('lines', linesPart)

/** Whether agents of a merchant may have agents below them (TEAM-14). */
export const hasLevels = (merchant: Pick<Merchant, 'stored'>): boolean =>
  settings(merchant).multiLevel !== false

/** Whether a merchant of a statement has no levels; those that have none are looked up once for each statement. */
export const isOneLevel = (merchant: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`${merchant} in ${merchantsWithout('lines', 'multiLevel')}`
