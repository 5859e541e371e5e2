import type { Trx } from '../../kernel/database/database'
import { demoPayout } from '../../modules/money/demo-bank'
import { postBulk, type BulkTransfer } from '../../kernel/ledger'
import type { WorldEntry, WorldPerson } from '../people/world-people'
import type { WorldMerchant } from '../world'
import { insertRows } from './insert-rows'

/** Where the demo's orders go through. */
const depositMethod = 'demo-bank'
const expiryMs = 15 * 60_000

/** Hashes of the published passwords. */
export interface DemoHashes {
  password: string
  paymentPassword: string
}

async function seedMembers(
  trx: Trx,
  { code: merchant, people }: WorldMerchant,
  hashes: DemoHashes,
  now: number,
): Promise<void> {
  const ids = new Map(people.map((person) => [person.account, person.id]))
  await insertRows(
    trx,
    'members',
    people.map((person) => ({
      id: person.id,
      merchant,
      account: person.account,
      nickname: person.nickname,
      type: person.type,
      upline_id: person.upline === null ? null : ids.get(person.upline),
      to_upline: person.toUpline,
      vip_level: person.vipLevel,
      password_hash: hashes.password,
      must_change_password: person.mustChangePassword,
      email: person.email,
      dialling_code: person.diallingCode,
      mobile_num: person.mobileNum,
      reg_date: person.regDate,
      blocked: false,
      trial: false,
    })),
  )
  await insertRows(
    trx,
    'payment_passwords',
    people.map(({ id }) => ({ member_id: id, hash: hashes.paymentPassword, set_at: now })),
  )
  await insertRows(
    trx,
    'invites',
    people.flatMap(({ id, inviteCode, regDate }) =>
      inviteCode === null ? [] : [{ merchant, member_id: id, code: inviteCode, created_at: regDate }],
    ),
  )
  await insertRows(
    trx,
    'mails',
    people.flatMap(({ id, mails }) =>
      mails.map(({ sentAt, readAt, ...mail }) => ({
        merchant,
        member_id: id,
        ...mail,
        sent_at: sentAt,
        read_at: readAt,
      })),
    ),
  )
}

/** Orders in the shape that the cashier writes; an order's id is its reference, which the ledger names. */
async function seedOrders(trx: Trx, { code: merchant, currency, people }: WorldMerchant): Promise<void> {
  const orders = people.flatMap((person) => person.orders.map((order) => ({ person, order })))
  const rows = (type: 'deposit' | 'withdrawal') =>
    orders
      .filter(({ order }) => order.type === type)
      .map(({ person, order }) => ({
        id: order.reference,
        merchant,
        member_id: person.id,
        amount_minor: order.amountMinor,
        currency,
        state: order.steps.at(-1)?.state,
        created_at: order.steps[0]?.at ?? 0,
      }))
  await insertRows(
    trx,
    'deposits',
    rows('deposit').map((row) => ({
      ...row,
      method: depositMethod,
      fee_minor: 0,
      reference: row.id,
      expires_at: row.created_at + expiryMs,
    })),
  )
  await insertRows(
    trx,
    'withdrawals',
    rows('withdrawal').map((row) => ({ ...row, account: demoPayout.accountOf(row.member_id) })),
  )
  await insertRows(
    trx,
    'order_events',
    orders.flatMap(({ order }) =>
      order.steps.map((step) => ({ order_id: order.reference, type: order.type, ...step })),
    ),
  )
}

const accountOf = (person: WorldPerson, entry: WorldEntry) => ({
  owner: entry.owner === 'self' ? person.id : 'house',
  wallet: entry.wallet,
})

/** The ledger of everybody, in the order of time, so that each balance is what its entries make it. */
async function seedLedger(trx: Trx, { code, currency, people }: WorldMerchant): Promise<void> {
  const transfers = people.flatMap((person) =>
    person.transfers.map((transfer): BulkTransfer => ({
      kind: transfer.kind,
      reference: transfer.reference,
      now: transfer.at,
      idempotencyKey: `world:${person.account}:${transfer.kind}:${transfer.reference}`,
      entries: transfer.entries.map((entry) => ({
        account: accountOf(person, entry),
        amountMinor: entry.amountMinor,
      })),
    })),
  )
  await postBulk(trx, {
    merchant: code,
    currency,
    transfers: transfers.sort((one, other) => one.now - other.now),
  })
}

/** Writes the people of a merchant with their mails, orders, play and money. */
export async function seedPeople(
  trx: Trx,
  merchant: WorldMerchant,
  hashes: DemoHashes,
  now: number,
): Promise<void> {
  await seedMembers(trx, merchant, hashes, now)
  await seedOrders(trx, merchant)
  await insertRows(
    trx,
    'play_days',
    merchant.people.flatMap((person) =>
      person.plays.map((play) => ({
        merchant: merchant.code,
        member_id: person.id,
        day: play.day,
        game_type: play.type,
        bets: play.bets,
        stake_minor: play.stakeMinor,
        payout_minor: play.payoutMinor,
      })),
    ),
  )
  await seedLedger(trx, merchant)
}
