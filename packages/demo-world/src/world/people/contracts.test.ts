import { areTermsOf, capAbove, isLike, tierAbove, tierProblem } from '@plaza/contract/agency'
import { buildWorld, demoSeed } from '../world'
import { contractsOf } from './contracts'

const now = Date.UTC(2026, 10, 1, 4)

// CONTRACT-2
it('every contract of the demo world that is open could be offered and accepted: its terms stand, and fit those on both sides', () => {
  const people = buildWorld(demoSeed, now).merchants.find(({ code }) => code === 'demo')?.people ?? []
  const open = contractsOf(people, now).filter(({ state }) => state === 'active' || state === 'offered')
  expect(open.length).toBeGreaterThan(5)
  for (const { kind, terms, memberId, uplineId } of open) {
    expect(areTermsOf(kind, terms)).toBe(true)
    expect(tierProblem(terms)).toBeUndefined()
    const others = open.filter((one) => one.kind === kind)
    const bounds = others
      .filter((one) => one.memberId === uplineId)
      .map((own) => ({ given: terms, own: own.terms }))
    const bounded = others
      .filter((one) => one.uplineId === memberId)
      .map((one) => ({ given: one.terms, own: terms }))
    for (const { given, own } of [...bounds, ...bounded])
      expect([isLike(given, own), tierAbove(given, own), capAbove(given, own)]).toEqual([
        true,
        undefined,
        undefined,
      ])
  }
})
