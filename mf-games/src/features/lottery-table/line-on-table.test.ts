/** @jest-environment node */
import type { RuleSet } from '@plaza/lottery'
import { five } from '@plaza/lottery/five'
import { vn27 } from '@plaza/lottery/vietnam'
import type { NewLine } from '../lottery-slip/slip'
import { linesOf, openTable, tableAfter, typedTickets } from './table-state'

const line = (more: Partial<NewLine> = {}): NewLine => ({
  play: 'five.front2.direct',
  picks: [[1, 2], [3]],
  units: 2,
  multiplier: 5,
  mode: '0.1',
  prizeGroup: 1900,
  ...more,
})
/** What a line comes to once it is back on a table that was open at something else. */
function roundTrip(one: NewLine, rules: RuleSet) {
  const state = tableAfter(openTable(rules, 'trad', 1950), { do: 'lines', lines: [one] }, rules)
  return { state, lines: linesOf(state, rules, typedTickets(state, rules)) }
}

describe('a line of the slip that is taken back to the table', () => {
  // TABLE-2
  it('is chosen there with its play, numbers, stake and prize group', () => {
    expect(roundTrip(line(), five).lines).toEqual([line()])
  })

  it('of single tickets is typed at the play that they belong to', () => {
    const tickets = line({ play: 'five.front2.direct.single', picks: [[7, 34]], isTickets: true })
    const { state, lines } = roundTrip(tickets, five)
    expect(state.play).toBe('five.front2.direct')
    expect(state.tickets).toBe('07, 34')
    expect(lines).toEqual([tickets])
  })

  it('of an odds board is staked on its options', () => {
    const odds = line({ play: 'five.total.sides', picks: [[0, 2]], multiplier: 5, mode: '1' })
    const { state, lines } = roundTrip(odds, five)
    expect(state.type).toBe('ent')
    expect(state.chipMinor).toBe(500)
    expect(lines).toEqual([odds])
  })

  it('of three digits of a Vietnamese board is typed with all its digits', () => {
    const lo = line({ play: 'vn27.lo3', picks: [[7, 123]], units: 46, isTickets: true })
    const { state, lines } = roundTrip(lo, vn27)
    expect(state.tickets).toBe('007, 123')
    expect(lines).toEqual([lo])
  })

  it('leaves the table as it is where its play is no longer offered', () => {
    const before = openTable(five, 'trad', 1950)
    expect(tableAfter(before, { do: 'lines', lines: [line({ play: 'five.left' })] }, five)).toEqual(before)
  })
})
