import type { Announcement } from '@plaza/contract/site'
import { createMemoryStorage } from '@plaza/events/testing'
import { groupOf, popupsFor, type PopupViewer } from './audience'
import { isClosed, noteSeen, readClosed, writeClosed } from './closed-set'
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
const filipino = (announcement: Announcement) => ({ ...announcement, title: `${announcement.title} (fil)` })
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
  // POPUP-3, TRIAL-3
  it.each<[string, PopupViewer, 'A' | 'B', string[]]>([
    ['a visitor', null, 'B', ['for visitors']],
    ['a member', { type: 0 }, 'A', ['for members']],
    ['a member, later', { firstTimeLogin: false, type: 0 }, 'A', ['for members']],
    [
      'a member at its first login',
      { firstTimeLogin: true, type: 0 },
      'A',
      ['for members', 'for the first login'],
    ],
    ['a trial account', { firstTimeLogin: true, type: 4 }, 'A', []],
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
    ['starts over when the one that is shown is gone', open([a, b], 1), look([a, c]), open([a, c])],
    ['stays at its place when a text changes', open([b, a], 1), look([b, changed]), open([b, changed], 1)],
    ['starts over for another group', open([a, b], 1, 'B'), look([a, b]), open([a, b], 0, 'A')],
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
  const closes = (storage: Storage, list: Announcement[], language: 'en' | 'fil' = 'en') =>
    writeClosed(storage, 'A', language, list)
  const isSeen = (storage: Storage, list: Announcement[], language: 'en' | 'fil' = 'en') =>
    isClosed(readClosed(storage, 'A', language), language, list)

  // POPUP-4
  it.each<[string, Announcement[], boolean]>([
    ['the same in another order', [b, a], true],
    ['the same with other ids', [a, one('b', { id: 'other' })], true],
    ['what is left of it', [a], true],
    ['none of it', [], true],
    ['one more', [a, b, c], false],
    ['a changed text', [changed, b], false],
    ['other texts that are the same when joined', [one('a<p>', { content: 'a</p>' })], false],
  ])('a closed set of two is no other set than %s: %s %s', (_name, list, expected) => {
    const storage = createMemoryStorage()
    closes(storage, [a, b])
    expect(isSeen(storage, list)).toBe(expected)
  })

  // POPUP-4
  it('what a newcomer closed with an announcement for the first login stays closed without it, and one that changes shows again', () => {
    const storage = createMemoryStorage()
    closes(storage, [a, b, c])
    expect(isSeen(storage, [a, b])).toBe(true)
    expect(isSeen(storage, [changed, b])).toBe(false)
    closes(storage, [changed, b])
    expect(isSeen(storage, [changed, b])).toBe(true)
    expect(isSeen(storage, [changed, b, c])).toBe(false)
  })

  // POPUP-4
  it('a closed set in another language is the same set, until a text changes in that language', () => {
    const storage = createMemoryStorage()
    closes(storage, [a, b])
    expect(isSeen(storage, [a, b].map(filipino), 'fil')).toBe(true)
    noteSeen(storage, 'A', 'fil', [a, b].map(filipino))
    expect(isSeen(storage, [filipino(changed), filipino(b)], 'fil')).toBe(false)
    expect(isSeen(storage, [a, b])).toBe(true)
    expect(isSeen(storage, [a, b, c].map(filipino), 'fil')).toBe(false)
    closes(storage, [a, b, c].map(filipino), 'fil')
    expect(isSeen(storage, [a, b, c])).toBe(true)
  })

  // POPUP-4
  it('what an earlier release stored is closed, and after it was seen once, in other languages too', () => {
    const storage = createMemoryStorage()
    storage.setItem('popupA', JSON.stringify([a, b].map(({ title, content }) => [title, content])))
    expect(isSeen(storage, [a])).toBe(true)
    expect(isSeen(storage, [c])).toBe(false)
    noteSeen(storage, 'A', 'en', [a, b])
    expect(isSeen(storage, [a, b].map(filipino), 'fil')).toBe(true)
  })

  it('the closed set is remembered for each group separately', () => {
    const storage = createMemoryStorage()
    writeClosed(storage, 'B', 'en', [a])
    expect(readClosed(storage, 'A', 'en')).toBeUndefined()
    expect(readClosed(storage, 'B', 'en')).toEqual({ ids: ['a'], texts: { en: [['a', '<p>a</p>']] } })
    expect(storage.getItem('popupB')).not.toBeNull()
  })

  it.each([
    '',
    'x',
    '{}',
    '[1]',
    '[["a"]]',
    'null',
    '{"ids":[1],"texts":{}}',
    '{"ids":[],"texts":{"en":[1]}}',
  ])('the closed set is ignored when storage holds %j', (text) => {
    const storage = createMemoryStorage()
    storage.setItem('popupA', text)
    expect(readClosed(storage, 'A', 'en')).toBeUndefined()
    expect(isSeen(storage, [a])).toBe(false)
  })
})
