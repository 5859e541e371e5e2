import type { SeededRandom } from '@plaza/gateway/seeded-random'
import type { NamedAccount } from './named-accounts'
import type { WorldPayoutAccount } from './person'

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

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`
const surnames = ['Cruz', 'Reyes', 'Santos', 'Garcia', 'Ramos', 'Flores', 'Aquino', 'Bautista'] as const

/** The e-wallet or bank account of one of the crowd, added soon after it registered. */
function ordinary(
  { account, nickname }: NamedAccount,
  regDate: number,
  random: SeededRandom,
): WorldPayoutAccount {
  const digits = Array.from({ length: 7 }, () => random.int(0, 9)).join('')
  const isWallet = random.chance(0.7)
  return {
    institution: isWallet ? 'gcash' : 'bpi',
    number: isWallet ? `0917${digits}` : `310${digits}`,
    holderName: `${nickname ?? capital(account.replace(/\d+$/, ''))} ${random.pick(surnames)}`,
    isDefault: true,
    addedAt: regDate + random.int(0, dayMs / 2),
  }
}

/** Payout accounts of a person: those above, one for everybody else who plays; the others have none. */
export function payoutAccountsOf(
  person: NamedAccount,
  {
    merchant,
    regDate,
    now,
    random,
  }: { merchant: string; regDate: number; now: number; random: SeededRandom },
): WorldPayoutAccount[] {
  const held = merchant === 'demo' ? holders[person.account] : undefined
  if (!held) return person.play ? [ordinary(person, regDate, random)] : []
  return held.accounts.map(({ ageMs, ...given }, index) => ({
    ...given,
    holderName: held.holderName,
    isDefault: index === 0,
    addedAt: now - ageMs,
  }))
}
