import { hasMembers, importAgents, importMembers, importPaymentPasswords } from '@plaza/gateway/world-api'
import { definePart, withPeople } from './world-part'

/** The people of a merchant with their mails, codes and contracts. */
export const people = definePart({
  name: 'people',
  merchants: withPeople,
  has: hasMembers,
  plan: ({ people: planned }) => planned,
  write: async (trx, planned, { code }, { hashes, now }) => {
    const ids = new Map(planned.map((person) => [person.account, person.id]))
    await importMembers(
      trx,
      code,
      planned.map((person) => ({
        ...person,
        uplineId: (person.upline !== null && ids.get(person.upline)) || null,
        passwordHash: hashes.password,
      })),
    )
    await importPaymentPasswords(
      trx,
      planned.map(({ id }) => ({ memberId: id, hash: hashes.paymentPassword })),
      now,
    )
    await importAgents(
      trx,
      code,
      planned.map((person) => ({ ...person, memberId: person.id })),
    )
  },
})
