import type { ImportedPayoutAccount } from '@plaza/gateway/world-api'

const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A payout account of a named account of the demo, and how long ago it was added. */
interface NamedPayoutAccount {
  institution: string
  number: string
  ageMs: number
}

interface Holder {
  holderName: string
  /** The first is the default one. */
  accounts: NamedPayoutAccount[]
}

/** Who has payout accounts at merchant `demo`: one of them is still in its waiting time, one is a crypto address. */
const holders: Record<string, Holder> = {
  player01: {
    holderName: 'Mayumi Reyes',
    accounts: [
      { institution: 'gcash', number: '09171234567', ageMs: 200 * dayMs },
      { institution: 'bdo', number: '004512345678', ageMs: hourMs / 2 },
    ],
  },
  vip05: {
    holderName: 'Reyna Villanueva',
    accounts: [
      { institution: 'unionbank', number: '109412345678', ageMs: 600 * dayMs },
      { institution: 'maya', number: '09171230005', ageMs: 90 * dayMs },
      { institution: 'TRC20', number: 'TZB5RKsjYEJwJwbzfRogGLMa4wnUYTwMKF', ageMs: 30 * dayMs },
    ],
  },
}

/** Payout accounts of the members of `demo`; everybody else has none. */
export const payoutAccountsOf = (
  people: readonly { id: string; account: string }[],
  now: number,
): ImportedPayoutAccount[] =>
  people.flatMap(({ id, account }) => {
    const { holderName = '', accounts = [] } = holders[account] ?? {}
    return accounts.map(({ ageMs, ...given }, index) => ({
      ...given,
      memberId: id,
      holderName,
      isDefault: index === 0,
      addedAt: now - ageMs,
    }))
  })
