import {
  importBonuses,
  importDeposits,
  importPayoutAccounts,
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

/** Writes where the people's withdrawals go; the default account of each by member. */
async function seedPayoutAccounts(trx: Trx, { code, people }: WorldMerchant) {
  const given = people.flatMap(({ id: memberId, payoutAccounts }) =>
    payoutAccounts.map((account) => ({ memberId, ...account })),
  )
  const added = await importPayoutAccounts(trx, code, given)
  return new Map(
    given.flatMap(({ memberId, isDefault }, index) => {
      const account = added[index]
      return isDefault && account ? [[memberId, account] as const] : []
    }),
  )
}

/**
 * Writes the orders of a merchant's people, and everybody's ledger entries in order of time, so that each balance is
 * the sum of its entries.
 */
export async function seedMoney(trx: Trx, merchant: WorldMerchant): Promise<void> {
  const { code, currency, people } = merchant
  await importDeposits(trx, {
    merchant: code,
    currency,
    method: depositMethod,
    orders: people.flatMap(({ id, deposits }) => deposits.map((order) => ({ ...order, memberId: id }))),
  })
  const accounts = await seedPayoutAccounts(trx, merchant)
  await importWithdrawals(
    trx,
    { merchant: code, currency },
    people.flatMap(({ id: memberId, withdrawals }) => {
      const { id, label } = accounts.get(memberId) ?? { id: null, label: '' }
      return withdrawals.map((order) => ({ ...order, memberId, account: label, payoutAccountId: id }))
    }),
  )
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
