import type { WorldPerson } from './person'
import type { Wallet } from './wallet'

const hourMs = 3_600_000

/** What is transferred to the upline, by days ago: amounts in major units, the newest under review. */
const sent = new Map([
  [74, { major: 500, remark: 'Salamat po', state: 'success' }],
  [52, { major: 1_200, remark: '', state: 'success' }],
  [31, { major: 300, remark: 'For the weekend', state: 'failed' }],
  [16, { major: 800, remark: '', state: 'success' }],
  [6, { major: 2_000, remark: 'Para kay Nanay', state: 'success' }],
  [2, { major: 5_000, remark: '', state: 'pending-review' }],
] as const)

/** Transfers what a day has in the table to the upline, from a deposit made for it the hour before. */
export function sendUp(wallet: Wallet, daysAgo: number, start: number): void {
  const transfer = sent.get(daysAgo as 74)
  if (!transfer) return
  const { major, ...rest } = transfer
  wallet.deposit(major * 100, start + 7.5 * hourMs)
  wallet.sendUp({ ...rest, amountMinor: major * 100 }, start + 8.5 * hourMs)
}

/** Credits uplines with what was transferred to them. */
export function receiveUp(people: readonly WorldPerson[]): void {
  const byAccount = new Map(people.map((person) => [person.account, person]))
  for (const { upline, uplineTransfers } of people)
    for (const { id, amountMinor, state, createdAt } of uplineTransfers)
      if (state === 'success')
        byAccount.get(upline ?? '')?.transfers.push({
          kind: 'upline-received',
          reference: id,
          at: createdAt,
          entries: [
            { owner: 'house', wallet: 'transfer:transit', amountMinor: -amountMinor },
            { owner: 'self', wallet: 'main', amountMinor },
          ],
        })
  for (const { transfers } of people) transfers.sort((one, other) => one.at - other.at)
}
