/** @jest-environment node */
import { five } from '@plaza/lottery/five'
import { firstPlay, groupsOf, isBoard, ticketPlayOf } from './plays'
import {
  linesOf,
  chosenOf,
  openTable,
  playOf,
  tableAfter,
  typedTickets,
  type TableAction,
  type TableState,
} from './table-state'

const open = (type: 'trad' | 'ent' = 'trad') => openTable(five, type, 1950)
const after = (state: TableState, ...actions: TableAction[]) =>
  actions.reduce((before, action) => tableAfter(before, action, five), state)
const lines = (state: TableState) => linesOf(state, five, typedTickets(state, five))

describe('a betting table', () => {
  it('a table opens with the first play of the wanted type, nothing picked and one unit of the base price', () => {
    const state = open()
    expect(playOf(five, state.play)).toBe(firstPlay(five, 'trad'))
    expect(state).toMatchObject({ multiplier: 1, mode: '1', prizeGroup: 1950, tickets: undefined })
    expect(lines(state)).toEqual([])
    expect(open('ent').type).toBe('ent')
  })

  // TABLE-1
  it('picked numbers are one line with units, multiplier, mode and prize group', () => {
    const state = after(
      open(),
      { do: 'play', play: 'five.front3.direct' },
      { do: 'picks', picks: [[1, 2], [3], [4, 5, 6]] },
      { do: 'multiplier', multiplier: 7 },
      { do: 'mode', mode: '0.1' },
      { do: 'prizeGroup', group: 1900 },
    )
    expect(lines(state)).toEqual([
      {
        play: 'five.front3.direct',
        picks: [[1, 2], [3], [4, 5, 6]],
        units: 6,
        multiplier: 7,
        mode: '0.1',
        prizeGroup: 1900,
      },
    ])
  })

  it('an unfinished pick is no line', () => {
    expect(
      lines(
        after(open(), { do: 'play', play: 'five.front3.direct' }, { do: 'picks', picks: [[1], [], [4]] }),
      ),
    ).toEqual([])
  })

  it('another play begins without picks', () => {
    const state = after(
      open(),
      { do: 'play', play: 'five.front3.direct' },
      { do: 'picks', picks: [[1], [2], [3]] },
      { do: 'play', play: 'five.front2.direct' },
    )
    expect(state.picks).toEqual([[], []])
  })

  // TABLE-1
  it('typed tickets are a line of the play’s single tickets, each once', () => {
    const state = after(
      open(),
      { do: 'play', play: 'five.front3.direct' },
      { do: 'tickets', text: '123, 456\n123 4x6' },
    )
    expect(typedTickets(state, five)).toMatchObject({ duplicates: 1, invalid: ['4x6'] })
    expect(lines(state)).toEqual([
      expect.objectContaining({
        play: 'five.front3.direct.single',
        isTickets: true,
        units: 2,
        picks: [[123, 456]],
      }),
    ])
  })

  it.each([
    [0, 1],
    [10_000, 9_999],
    [1.5, 1],
    [NaN, 1],
  ])('a multiplier of %s becomes %s', (given, multiplier) => {
    expect(after(open(), { do: 'multiplier', multiplier: given }).multiplier).toBe(multiplier)
  })

  it('options of several boards stay chosen while another play of Entertainment is shown', () => {
    const state = after(
      open('ent'),
      { do: 'chip', amountMinor: 1_000, isForAll: true },
      { do: 'cell', cell: { play: 'five.total.sides', row: 0, number: 0 } },
      { do: 'play', play: 'five.dragon' },
    )
    expect(lines(state)).toEqual([
      expect.objectContaining({ play: 'five.total.sides', multiplier: 10, mode: '1' }),
    ])
    expect(lines(after(state, { do: 'clear' }))).toEqual([])
  })
})

describe('numbers that stay after their bet', () => {
  const picked = after(open(), { do: 'play', play: 'five.front2.direct' }, { do: 'picks', picks: [[1], [2]] })
  const chosen = chosenOf(picked)

  // TABLE-7
  it('are chosen again once they were placed', () => {
    expect(after(picked, { do: 'clear' }, { do: 'restore', chosen })).toEqual(picked)
  })

  it('leave alone what was chosen in the meantime', () => {
    const other = after(picked, { do: 'clear' }, { do: 'picks', picks: [[], [9]] })
    expect(after(other, { do: 'restore', chosen })).toBe(other)
  })
})

describe('the plays of a table', () => {
  it('single tickets are the text entry of their play and no play beside it', () => {
    const shown = groupsOf(five).flatMap(({ plays }) => plays.map(({ id }) => id))
    expect(shown).toContain('five.front3.direct')
    expect(shown.filter((id) => id.endsWith('.single'))).toEqual([])
    expect(ticketPlayOf(five, playOf(five, 'five.front3.direct')!)?.id).toBe('five.front3.direct.single')
  })

  it('Entertainment is boards of odds, Tradition is picked', () => {
    expect(five.plays.filter(isBoard).map(({ type }) => type)).not.toContain('trad')
    expect(five.plays.filter(({ type }) => type === 'ent').every(isBoard)).toBe(true)
  })
})
