import { memberTypes } from '@plaza/contract/identity'
import { seededRandom } from '@plaza/gateway/seeded-random'
import { crowd } from './crowd'
import { lifeOf } from './life'
import { mailsOf } from './mails'
import { namedAccounts, type NamedAccount } from './named-accounts'
import { payoutAccountsOf } from './payout-accounts'
import type { WorldPerson, WorldTurnover } from './person'
import { receiveUp } from './send-up'
import { turnoverOf } from './turnover'

const dayMs = 86_400_000
const hex = '0123456789abcdef'
const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

/** An id in the format of a UUID, the same for the same seed. */
function idOf(seed: string): string {
  const random = seededRandom(`${seed}/id`)
  const digits = Array.from({ length: 32 }, (_, index) =>
    index === 12 ? '4' : index === 16 ? '8' : random.pick([...hex]),
  ).join('')
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    digits.slice(12, 16),
    digits.slice(16, 20),
    digits.slice(20),
  ].join('-')
}

/** The people of a merchant, uplines before those below them. */
export function worldPeople(merchant: string, seed: string, now: number): WorldPerson[] {
  const accounts: NamedAccount[] =
    merchant === 'demo' ? [...namedAccounts, ...crowd(seed)] : merchant === 'lite' ? liteAccounts : []
  const people = accounts.map((account): WorldPerson => {
    const own = `${seed}/${merchant}/${account.account}`
    const regDate = now - account.daysAMember * dayMs - seededRandom(own).int(0, dayMs / 3)
    const code = seededRandom(`${own}/invite`)
    const random = seededRandom(`${own}/payout`)
    return {
      id: idOf(own),
      account: account.account,
      nickname: account.nickname ?? null,
      type: account.type ?? memberTypes.player,
      upline: account.upline ?? null,
      toUpline: account.toUpline ?? false,
      vipLevel: account.vipLevel ?? null,
      mustChangePassword: account.mustChangePassword ?? false,
      email: account.email ?? null,
      diallingCode: account.mobileNum === undefined ? null : '63',
      mobileNum: account.mobileNum ?? null,
      regDate,
      inviteCode: Array.from({ length: 7 }, () => code.pick([...codeLetters])).join(''),
      affiliateCode: account.affiliateCode ?? null,
      favourites: account.favourites ?? 0,
      turnover: { requirements: [], bonuses: [] },
      mails: mailsOf(account, now),
      payoutAccounts: payoutAccountsOf(account, { merchant, regDate, now, random }),
      ...lifeOf(account, own, now),
    }
  })
  receiveUp(people)
  for (const { account, turnover } of accounts) {
    const person = turnover && people.find((one) => one.account === account)
    if (person) giveTurnover(person, turnoverOf(person, turnover.openFrom, now))
  }
  return people
}

function giveTurnover(person: WorldPerson, { transfers, ...turnover }: WorldTurnover): void {
  person.turnover = turnover
  person.transfers = [...person.transfers, ...transfers].sort((one, other) => one.at - other.at)
}

const liteAccounts: NamedAccount[] = [
  {
    account: 'player01',
    nickname: 'Lita',
    email: 'player01@lite.example',
    mobileNum: '9171234567',
    daysAMember: 50,
    mailCount: 1,
    play: { level: 300, days: 0.3 },
  },
]
