import {
  demoPayout,
  importBonuses,
  importDeposits,
  importRequirements,
  importUplineTransfers,
  importVendorTransfers,
  importWithdrawals,
  postBulk,
  type BulkTransfer,
  type Trx,
} from '@plaza/gateway/world-api'
import type { WorldEntry, WorldPerson } from '../world/people/person'
import type { WorldMerchant } from '../world/world'

/** The deposit method of the demo's orders. */
const depositMethod = 'demo-bank'

const accountOf = (person: WorldPerson, entry: WorldEntry) => ({
  owner: entry.owner === 'self' ? person.id : 'house',
  wallet: entry.wallet,
})

const transfersOf = (person: WorldPerson): BulkTransfer[] =>
  person.transfers.map((transfer) => ({
    kind: transfer.kind,
    reference: transfer.reference,
    now: transfer.at,
    idempotencyKey: `world:${person.account}:${transfer.kind}:${transfer.reference}`,
    entries: transfer.entries.map((entry) => ({
      account: accountOf(person, entry),
      amountMinor: entry.amountMinor,
    })),
  }))

/**
 * Writes the orders of a merchant's people, and everybody's ledger entries in order of time, so that each balance is
 * the sum of its entries.
 */
export async function seedMoney(trx: Trx, merchant: WorldMerchant): Promise<void> {
  const { code, currency, people } = merchant
  const orders = people.flatMap((person) => person.orders.map((order) => ({ ...order, memberId: person.id })))
  const ordersOf = (type: 'deposit' | 'withdrawal') => orders.filter((order) => order.type === type)
  await importDeposits(trx, {
    merchant: code,
    currency,
    method: depositMethod,
    orders: ordersOf('deposit'),
  })
  await importWithdrawals(trx, {
    merchant: code,
    currency,
    accountOf: (memberId) => demoPayout.accountOf(memberId),
    orders: ordersOf('withdrawal'),
  })
  const ids = new Map(people.map(({ account, id }) => [account, id]))
  await importUplineTransfers(
    trx,
    { merchant: code, currency },
    people.flatMap(({ id: memberId, upline, uplineTransfers }) =>
      uplineTransfers.map((sent) => ({ ...sent, memberId, uplineId: ids.get(upline ?? '') ?? '' })),
    ),
  )
  await importVendorTransfers(
    trx,
    { merchant: code, currency },
    people.flatMap(({ id: memberId, vendorTransfers }) =>
      vendorTransfers.map((sent) => ({ ...sent, memberId })),
    ),
  )
  const turnover = people.map(({ id: memberId, turnover: { requirements, bonuses } }) => ({
    requirements: requirements.map((one) => ({ ...one, memberId })),
    bonuses: bonuses.map((one) => ({ ...one, memberId })),
  }))
  await importBonuses(
    trx,
    code,
    turnover.flatMap(({ bonuses }) => bonuses),
  )
  await importRequirements(
    trx,
    merchant,
    turnover.flatMap(({ requirements }) => requirements),
  )
  const transfers = people.flatMap(transfersOf).sort((one, other) => one.now - other.now)
  await postBulk(trx, { merchant: code, currency, transfers })
}
