import { createEntryQueue, isSettled, turnOf, type EntryKind, type EntryRequest } from './entry-queue'
import { hasOpenDialog, watchDialogs } from './open-dialogs'

describe('whose turn it is on entry', () => {
  it.each<[EntryRequest, EntryRequest, EntryKind | null, boolean, EntryKind | null]>([
    ['pending', 'pending', null, false, null],
    ['pending', 'wanted', null, false, null],
    ['wanted', 'wanted', null, false, 'announcement'],
    ['wanted', 'wanted', null, true, null],
    ['wanted', 'wanted', 'announcement', true, 'announcement'],
    ['idle', 'wanted', 'announcement', false, 'download'],
    ['idle', 'wanted', 'announcement', true, null],
    ['idle', 'pending', null, false, null],
    ['wanted', 'wanted', 'download', true, 'download'],
    ['idle', 'idle', 'download', false, null],
  ])(
    'with announcement %s and download %s, %s shown, another dialog %s: next is %s',
    (announcement, download, showing, isDialogOpen, turn) => {
      expect(turnOf({ requests: { announcement, download }, showing }, isDialogOpen)).toBe(turn)
    },
  )
})

describe('the queue', () => {
  // POPUP-5
  it('the entry queue gives one turn at a time, and settles when every prompt had its turn', () => {
    const queue = createEntryQueue(() => false)
    const turns: (EntryKind | null)[] = []
    queue.subscribe(({ showing }) => turns.push(showing))
    queue.say('download', 'wanted')
    queue.say('announcement', 'wanted')
    expect(isSettled(queue.getState())).toBe(false)
    queue.say('announcement', 'idle')
    queue.say('download', 'idle')
    expect(turns).toEqual([null, 'announcement', 'download', null])
    expect(isSettled(queue.getState())).toBe(true)
  })

  it('the entry queue waits while another dialog is open, and continues when it is checked afterwards', () => {
    let isOpen = true
    const queue = createEntryQueue(() => isOpen)
    queue.say('announcement', 'wanted')
    expect(queue.getState().showing).toBeNull()
    isOpen = false
    queue.look()
    expect(queue.getState().showing).toBe('announcement')
  })
})

describe('open dialogs', () => {
  // POPUP-5
  it.each([['alertdialog'], ['menu']])(
    'the entry queue notices every %s that opens or closes, whoever opened it',
    async (role) => {
      const end = new AbortController()
      const seen: boolean[] = []
      watchDialogs(() => seen.push(hasOpenDialog()), end.signal)
      const place = document.body.appendChild(document.createElement('div'))
      place.innerHTML = `<div role="${role}"></div>`
      await Promise.resolve()
      expect(seen.at(-1)).toBe(true)
      place.remove()
      await Promise.resolve()
      expect(seen.at(-1)).toBe(false)
      const count = seen.length
      end.abort()
      document.body.appendChild(document.createElement('p')).remove()
      await Promise.resolve()
      expect(seen).toHaveLength(count)
    },
  )
})
