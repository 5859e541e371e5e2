import type { Announcement } from '@plaza/contract/site'
import { createMemoryStorage } from '@plaza/events/testing'
import { groupOf, popupsFor, type PopupViewer } from './audience'
import { isClosed, readClosed, writeClosed } from './closed-set'
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
const look = (list: Announcement[], group: 'A' | 'B' = 'A'): PopupEvent => ({
  type: 'refreshed',
  group,
  list,
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
    ['stays open and at its place when the same comes again', open([a, b], 1), look([a, b]), open([a, b], 1)],
    [
      'follows the one that is shown when the list grows',
      open([a, b], 1),
      look([c, a, b]),
      open([c, a, b], 2),
    ],
    ['begins anew when the one that is shown is gone', open([a, b], 1), look([a, c]), open([a, c])],
    ['begins anew for another group', open([a, b], 1, 'B'), look([a, b], 'A'), open([a, b], 0, 'A')],
    ['closes when nothing pops up any more', open([a]), look([]), closing(open([a]))],
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
  const closed = (list: Announcement[], language = 'en', storage = createMemoryStorage()) => {
    writeClosed(storage, 'A', language, list)
    return readClosed(storage, 'A')
  }

  // POPUP-4
  it('just the set that was closed is not shown again, whatever its order, its ids or its repetitions', () => {
    expect(isClosed(closed([a, b]), 'en', [b, one('a', { id: 'other' }), a])).toBe(true)
    const joined = one('a', { content: 'bc' })
    expect(isClosed(closed([joined]), 'en', [one('ab', { content: 'c' })])).toBe(false)
    expect(isClosed(undefined, 'en', [a])).toBe(false)
  })

  // POPUP-4
  it.each([
    ['one was added', [a, b, c]],
    ['one was taken away', [a]],
    ['the text of one was changed', [changed, b]],
  ])('where %s, it is a new set, and the whole list is shown', (_what, list) => {
    expect(isClosed(closed([a, b]), 'en', list)).toBe(false)
  })

  // POPUP-4
  it('the set in another language is the same set, until a text of it changes there', () => {
    const storage = createMemoryStorage()
    const inFilipino = [a, b].map((announcement) => ({ ...announcement, title: `${announcement.title} fil` }))
    expect(isClosed(closed([a, b], 'en', storage), 'fil', inFilipino)).toBe(true)
    const both = closed(inFilipino, 'fil', storage)
    expect(isClosed(both, 'en', [a, b])).toBe(true)
    expect(isClosed(both, 'fil', inFilipino)).toBe(true)
    expect(isClosed(both, 'fil', [a, b])).toBe(false)
    expect(isClosed(closed([c], 'fil', storage), 'en', [a, b])).toBe(false)
  })

  it('the closed set is remembered for each group separately', () => {
    const storage = createMemoryStorage()
    writeClosed(storage, 'B', 'en', [a])
    expect(readClosed(storage, 'A')).toBeUndefined()
    expect(readClosed(storage, 'B')).toEqual({ ids: ['a'], texts: { en: [['a', '<p>a</p>']] } })
  })

  it.each(['', 'x', '{}', '[1]', '[["a"]]', 'null'])(
    'the closed set is ignored when storage holds %j',
    (text) => {
      const storage = createMemoryStorage()
      storage.setItem('popupA', text)
      expect(readClosed(storage, 'A')).toBeUndefined()
    },
  )
})
