import type { Announcement } from '@plaza/contract/site'
import { createMemoryStorage } from '@plaza/events/testing'
import { groupOf, popupsFor, type PopupViewer } from './audience'
import { addClosed, readClosed, without } from './closed-set'
import { hiddenPopup, nextPopup, popupEnds, type PopupEvent, type PopupState } from './popup-machine'

const one = (title: string, rest: Partial<Announcement> = {}): Announcement => ({
  id: title,
  type: 'B',
  title,
  content: `<p>${title}</p>`,
  publishedAt: 0,
  ...rest,
})
const [a, b, c] = [one('a'), one('b'), one('c')]
const changed = one('a', { content: '<p>new</p>' })
const open = (list: Announcement[], index = 0, group: 'A' | 'B' = 'A'): PopupState => ({
  phase: 'open',
  group,
  list,
  index,
})
const closing = (state: PopupState): PopupState => ({ ...state, phase: 'closing' })
const look = (list: Announcement[], closed: Announcement[] = [], group: 'A' | 'B' = 'A'): PopupEvent => ({
  type: 'refreshed',
  group,
  list,
  closed,
})

describe('who sees which announcement', () => {
  const all = [
    one('for members', { execution: 'A' }),
    one('for visitors', { execution: 'B' }),
    one('for the first login', { execution: 'F' }),
    one('for the list alone'),
  ]
  // POPUP-3
  it.each<[string, PopupViewer, 'A' | 'B', string[]]>([
    ['a visitor', null, 'B', ['for visitors']],
    ['a member', {}, 'A', ['for members']],
    ['a member, later', { firstTimeLogin: false }, 'A', ['for members']],
    ['a member at its first login', { firstTimeLogin: true }, 'A', ['for members', 'for the first login']],
  ])('selects the announcements for %s', (_who, viewer, group, titles) => {
    expect(groupOf(viewer)).toBe(group)
    expect(popupsFor(all, viewer).map(({ title }) => title)).toEqual(titles)
  })
})

describe('the announcement pop-up', () => {
  // POPUP-5
  it.each<[string, PopupState, PopupEvent, PopupState]>([
    ['opens at the first when something pops up', hiddenPopup, look([a, b]), open([a, b])],
    ['stays hidden when nothing pops up', hiddenPopup, look([]), hiddenPopup],
    ['stays hidden when just this set was closed', hiddenPopup, look([a, b], [b, a]), hiddenPopup],
    ['opens with the new one alone when one was added', hiddenPopup, look([a, b, c], [a, b]), open([c])],
    ['stays hidden when one of the closed was taken away', hiddenPopup, look([a], [a, b]), hiddenPopup],
    ['opens with the one whose text was changed', hiddenPopup, look([changed, b], [a, b]), open([changed])],
    ['stays open and at its place when the same comes again', open([a, b], 1), look([a, b]), open([a, b], 1)],
    [
      'follows the one that is shown when the list grows',
      open([a, b], 1),
      look([c, a, b]),
      open([c, a, b], 2),
    ],
    ['begins anew when the one that is shown is gone', open([a, b], 1), look([a, c]), open([a, c])],
    ['begins anew for another group', open([a, b], 1, 'B'), look([a, b], [], 'A'), open([a, b], 0, 'A')],
    ['closes when nothing pops up any more', open([a]), look([]), closing(open([a]))],
    ['closes when another tab has closed it', open([a]), look([a], [a]), closing(open([a]))],
    ['goes to the next', open([a, b]), { type: 'turned', by: 1 }, open([a, b], 1)],
    ['goes to the previous', open([a, b], 1), { type: 'turned', by: -1 }, open([a, b])],
    ['stops at the last', open([a, b], 1), { type: 'turned', by: 1 }, open([a, b], 1)],
    ['stops at the first', open([a, b]), { type: 'turned', by: -1 }, open([a, b])],
    ['plays its animation when it is closed', open([a, b], 1), { type: 'closed' }, closing(open([a, b], 1))],
    ['is hidden when the animation has ended', closing(open([a])), { type: 'gone' }, hiddenPopup],
    ['is not turned while it goes', closing(open([a, b])), { type: 'turned', by: 1 }, closing(open([a, b]))],
    ['does not come back while it goes', closing(open([a])), look([a, b]), closing(open([a]))],
    ['is not closed twice', closing(open([a])), { type: 'closed' }, closing(open([a]))],
    ['takes no end of an animation that it does not play', open([a]), { type: 'gone' }, open([a])],
  ])('the announcement pop-up %s', (_rule, state, event, next) => {
    expect(nextPopup(state, event)).toEqual(next)
  })

  // POPUP-1
  it.each([
    [0, 1, false, false],
    [0, 3, false, true],
    [1, 3, true, true],
    [2, 3, true, false],
  ])(
    'the announcement pop-up at %d of %d has previous %s and next %s',
    (index, count, hasPrevious, hasNext) => {
      expect(popupEnds(open([a, b, c].slice(0, count), index))).toEqual({ hasPrevious, hasNext })
    },
  )
})

describe('the closed set', () => {
  // POPUP-4
  it('the closed set compares titles and contents, whatever the order, the ids or the repetitions', () => {
    expect(without([a, b], [b, one('a', { id: 'other' }), a])).toEqual([])
    expect(without([changed, b], [a, b])).toEqual([changed])
    const joined = one('a', { content: 'bc' })
    expect(without([joined], [one('ab', { content: 'c' })])).toEqual([joined])
  })

  // POPUP-4
  it('the closed set grows by what is closed, the latest first, and keeps the latest hundred', () => {
    const storage = createMemoryStorage()
    addClosed(storage, 'A', [a, b])
    addClosed(storage, 'A', [c, b])
    expect(readClosed(storage, 'A').map(({ title }) => title)).toEqual(['c', 'b', 'a'])
    addClosed(
      storage,
      'A',
      Array.from({ length: 99 }, (_, index) => one(String(index))),
    )
    expect(readClosed(storage, 'A')).toHaveLength(100)
    expect(readClosed(storage, 'A').at(-1)).toEqual({ title: 'c', content: '<p>c</p>' })
  })

  it('the closed set is remembered for each group separately', () => {
    const storage = createMemoryStorage()
    addClosed(storage, 'B', [a])
    expect(readClosed(storage, 'A')).toEqual([])
    expect(readClosed(storage, 'B')).toEqual([{ title: 'a', content: '<p>a</p>' }])
    expect(storage.getItem('popupB')).not.toBeNull()
  })

  it.each(['', 'x', '{}', '[1]', '[["a"]]', 'null'])(
    'the closed set is ignored when storage holds %j',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem('popupA', text)
      expect(readClosed(storage, 'A')).toEqual([])
    },
  )
})
