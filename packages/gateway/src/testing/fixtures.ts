import { memberTypes } from '@plaza/contract/identity'
import { testSettings as publicSettings } from '@plaza/contract/testing'
import { randomUUID } from 'node:crypto'
import type { Database } from '../kernel/database/database'
import { recordActions } from '../modules/identity/protection'
import { defaultRegister, type WrittenSettings } from '../modules/identity/registration-rules'

/** Tests of money read it in the records of its member. */
const recordFlags = { DEPRECM3: true, WITHREC3: true, TRANSREC3: true }

/** Settings of a merchant in tests, as they are stored; give only what the test is about. */
export function testSettings(given: Partial<WrittenSettings> = {}): WrittenSettings {
  const {
    merchant: _code,
    merchantName: _name,
    currency: _currency,
    ...own
  } = publicSettings({ theme: 'dark' })
  return { ...own, register: defaultRegister, whitelabel: { ...own.whitelabel, ...recordFlags }, ...given }
}

const modes = {
  demo: 'normal',
  lite: 'normal',
  closed: 'maintenance',
  blocked: 'region',
  'closed-blocked': 'maintenance-region',
} as const

/** The merchants of the demo hosts, each with its trial merchant. */
export async function addMerchants(db: Database): Promise<void> {
  for (const [code, mode] of Object.entries(modes)) {
    const settings = JSON.stringify(testSettings({ startUp: { mode, expectedEnd: null } }))
    const merchant = { code, name: code, currency: 'PHP', trial_of: null, settings }
    const trial = { ...merchant, code: `${code}-trial`, trial_of: code }
    await db.write.insertInto('merchants').values([merchant, trial]).execute()
  }
}

/** The fields of a member that a test adds. */
export interface TestMember {
  account: string
  merchant?: string
  type?: number
  uplineId?: string
  mustChangePassword?: boolean
  blocked?: boolean
  email?: string
  /** Of the Philippines (+63), without its zero. */
  mobileNum?: string
  /** Hash of its withdrawal password; without it the member has none. */
  paymentPasswordHash?: string
  /** Has still to read the information before its first wager (RG-11). */
  isUninformed?: boolean
}

/** Adds a member whose password hash is given; returns its id. */
export async function addMember(db: Database, member: TestMember, passwordHash: string): Promise<string> {
  const id = randomUUID()
  await db.write
    .insertInto('members')
    .values({
      id,
      merchant: member.merchant ?? 'demo',
      account: member.account,
      nickname: null,
      type: member.type ?? memberTypes.player,
      upline_id: member.uplineId ?? null,
      vip_level: null,
      password_hash: passwordHash,
      must_change_password: member.mustChangePassword ?? false,
      reg_date: 0,
      blocked: member.blocked ?? false,
      trial: member.type === memberTypes.trial,
      email: member.email ?? null,
      dialling_code: member.mobileNum === undefined ? null : '63',
      mobile_num: member.mobileNum ?? null,
    })
    .execute()
  if (member.paymentPasswordHash !== undefined)
    await db.write
      .insertInto('payment_passwords')
      .values({ member_id: id, hash: member.paymentPasswordHash, set_at: 0 })
      .execute()
  if (member.isUninformed !== true)
    await db.transaction((trx) =>
      recordActions(trx, [{ memberId: id, action: 'information-read', before: null, after: 'read', now: 0 }]),
    )
  return id
}
