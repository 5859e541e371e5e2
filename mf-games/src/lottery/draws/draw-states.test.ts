import { drawChanged } from '@plaza/contract/lottery'
import { createTestEvents } from '@plaza/events/testing'
import { drawsStartMs, testIssue, testLottery, testResult } from '../../testing/lotteries'
import { drawStatesOf, nextOverdueAt, overdueOf, withStates } from './draw-states'
import { issueView, viewChangesAt } from './issue-view'

const drawn = { isOpen: true, issue: testIssue(602), last: testResult(601, [9, 9, 9, 9, 9]) }

describe('lotteries in step with the stream', () => {
  // DRAW-5
  it('a push replaces the issue and result of its lottery and leaves the others alone', () => {
    const events = createTestEvents()
    const store = drawStatesOf(events)
    store.watch(['five60', 'pk60'])
    events.say(drawChanged, { lottery: 'five60', ...drawn })
    const [five, pk] = withStates([testLottery(), testLottery('pk60')], store.getState())
    expect(five).toMatchObject({ code: 'five60', issue: { n: 602 }, last: { numbers: [9, 9, 9, 9, 9] } })
    expect(pk).toMatchObject({ code: 'pk60', issue: { n: 601 } })
    expect(drawStatesOf(events)).toBe(store)
  })

  // DRAW-5
  it('an answer that is further than the last push wins over it', () => {
    const states = new Map([['five60', drawn]])
    const later = testLottery('five60', { issue: testIssue(603), last: testResult(602) })
    expect(withStates([later], states)).toEqual([later])
    const closed = testLottery('five60', { issue: testIssue(602, { state: 'closed' }), last: drawn.last })
    expect(withStates([closed], states)).toEqual([closed])
  })

  it('a lottery that is closed by a push keeps its time of opening, and loses it when it opens', () => {
    const closed = { ...drawn, isOpen: false, reopensAt: 5 }
    const [shown] = withStates([testLottery()], new Map([['five60', closed]]))
    expect(shown).toMatchObject({ isOpen: false, reopensAt: 5 })
    const [open] = withStates([testLottery('five60', closed)], new Map([['five60', drawn]]))
    expect(open?.isOpen).toBe(true)
    expect(open?.reopensAt).toBeUndefined()
  })

  it('what was pushed is forgotten when a lost stream is connected again', () => {
    const events = createTestEvents()
    const store = drawStatesOf(events)
    store.watch(['five60'])
    events.say(drawChanged, { lottery: 'five60', ...drawn })
    events.say('stream:restored', {})
    expect(store.getState().size).toBe(0)
  })

  it('the stream is asked about the watched lotteries alone, and what it said is forgotten with the last who watched', () => {
    const events = createTestEvents()
    const store = drawStatesOf(events)
    const leave = [store.watch(['five60', 'pk60']), store.watch(['five60'])]
    expect(events.topics.getState()).toEqual(['draw:changed/five60', 'draw:changed/pk60'])
    events.say(drawChanged, { lottery: 'five60', ...drawn })
    events.say(drawChanged, { lottery: 'other', ...drawn })
    leave[0]?.()
    expect(events.topics.getState()).toEqual(['draw:changed/five60'])
    expect([...store.getState().keys()]).toEqual(['five60'])
    leave[1]?.()
    expect(events.topics.getState()).toEqual([])
    expect(store.getState().size).toBe(0)
  })

  it('an issue is overdue some time after its draw, and the next one is known', () => {
    const lotteries = [testLottery(), testLottery('five180', { issue: testIssue(603) })]
    const drawAt = testIssue().drawAt
    expect(overdueOf(lotteries, drawAt + 3999, 4000)).toEqual([])
    expect(overdueOf(lotteries, drawAt + 4000, 4000)).toEqual(['five60 20261123-0601'])
    expect(nextOverdueAt(lotteries, drawAt, 4000)).toBe(drawAt + 4000)
    expect(nextOverdueAt(lotteries, drawAt + 4000, 4000)).toBe(testIssue(603).drawAt + 4000)
    expect(nextOverdueAt([testLottery('x1', { issue: null })], drawAt, 4000)).toBeUndefined()
  })
})

describe('how an issue stands on the screen', () => {
  const { closeAt, drawAt } = testIssue()

  // HALL-1
  it('selling is locked one second before the close, and then the issue is being drawn', () => {
    expect(issueView(testLottery(), closeAt - 1001).state).toBe('selling')
    expect(issueView(testLottery(), closeAt - 1000).state).toBe('drawing')
    expect(viewChangesAt(testLottery(), drawsStartMs)).toBe(closeAt - 1000)
  })

  it('an issue whose draw is minutes away waits after the close, and is drawing in the last minute', () => {
    const daily = testLottery('d1', { issue: testIssue(601, { closeAt: drawAt - 900_000 }) })
    expect(issueView(daily, drawAt - 900_000).state).toBe('waiting')
    expect(viewChangesAt(daily, drawAt - 900_000)).toBe(drawAt - 60_000)
    expect(issueView(daily, drawAt - 60_000).state).toBe('drawing')
    expect(viewChangesAt(daily, drawAt - 60_000)).toBeUndefined()
  })

  // HALL-1
  it('a closed lottery is closed whatever its issue, and one without an issue is drawing', () => {
    expect(issueView(testLottery('a1', { isOpen: false, reopensAt: 9 }), 0)).toEqual({
      state: 'closed',
      reopensAt: 9,
    })
    expect(issueView(testLottery('a1', { issue: null }), 0).state).toBe('drawing')
  })
})
