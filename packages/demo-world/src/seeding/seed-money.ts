import {
  accountNames,
  hasDeposits,
  hasPayoutAccounts,
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
import { withPayments } from '../world/people/incomes'
import type { WorldEntry, WorldPerson } from '../world/people/person'
import type { WorldMerchant } from '../world/world'
import { definePart, withPeople, type WorldTerms } from './world-part'

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

/** Where the people's withdrawals go. */
export const payoutAccounts = definePart({
  name: 'payout accounts',
  merchants: withPeople,
  has: hasPayoutAccounts,
  plan: ({ people }) =>
    people.flatMap(({ id: memberId, payoutAccounts: own }) =>
      own.map((account) => ({ memberId, ...account })),
    ),
  write: async (trx, planned, { code }, { defaultAccounts }) => {
    // An earlier demo lacks people who have come since.
    const known = await accountNames(
      trx,
      planned.map(({ memberId }) => memberId),
    )
    const given = planned.filter(({ memberId }) => known.has(memberId))
    const added = await importPayoutAccounts(trx, code, given)
    given.forEach(({ memberId, isDefault }, index) => {
      const account = added[index]
      if (isDefault && account) defaultAccounts.set(memberId, account)
    })
  },
})

async function writeMoney(
  trx: Trx,
  merchant: WorldMerchant,
  accounts: WorldTerms['defaultAccounts'],
): Promise<void> {
  const { code, currency, people } = merchant
  await importDeposits(trx, {
    merchant: code,
    currency,
    method: depositMethod,
    orders: people.flatMap(({ id, deposits }) => deposits.map((order) => ({ ...order, memberId: id }))),
  })
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

/**
 * The orders of a merchant's people, and everybody's ledger entries in order of time, so that each balance is the sum of
 * its entries. An entry carries the balance after it: to a ledger with a past nothing is added before its end.
 */
export const money = definePart({
  name: 'money',
  merchants: withPeople,
  has: hasDeposits,
  plan: (merchant) => ({ ...merchant, people: withPayments(merchant.people, merchant.incomes.incomes) }),
  write: (trx, planned, _merchant, { defaultAccounts }) => writeMoney(trx, planned, defaultAccounts),
})
