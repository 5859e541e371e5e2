import { importAgents, importMembers, importPaymentPasswords, type Trx } from '@plaza/gateway/world-api'
import type { WorldMerchant } from '../world/world'

/** Hashes of the published passwords. */
export interface DemoHashes {
  password: string
  paymentPassword: string
}

/** Writes the people of a merchant with their mails, codes and contracts; `now` is the time of the world. */
export async function seedPeople(
  trx: Trx,
  { code, people }: WorldMerchant,
  hashes: DemoHashes,
  now: number,
): Promise<void> {
  const ids = new Map(people.map((person) => [person.account, person.id]))
  await importMembers(
    trx,
    code,
    people.map((person) => ({
      ...person,
      uplineId: (person.upline !== null && ids.get(person.upline)) || null,
      passwordHash: hashes.password,
    })),
  )
  await importPaymentPasswords(
    trx,
    people.map(({ id }) => ({ memberId: id, hash: hashes.paymentPassword })),
    now,
  )
  await importAgents(
    trx,
    code,
    people.map((person) => ({ ...person, memberId: person.id })),
    now,
  )
}
