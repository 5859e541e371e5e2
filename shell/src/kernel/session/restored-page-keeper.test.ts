import { keepRestoredPage } from './restored-page-keeper'

function restore(hasStoredSession: boolean, persisted: boolean) {
  const reload = jest.fn()
  const aborting = new AbortController()
  keepRestoredPage({ events: { hasStoredSession: () => hasStoredSession } as never }, aborting.signal, reload)
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  aborting.abort()
  const { hidden } = document.documentElement
  document.documentElement.hidden = false
  return { reloads: reload.mock.calls.length, hidden }
}

describe('a page from the back-forward cache', () => {
  // SESSION-2
  it('a restored page loads again and shows nothing when the browser has another session by now', () => {
    expect(restore(false, true)).toEqual({ reloads: 1, hidden: true })
  })

  it('a restored page stays as it was left while its session is the same', () => {
    expect(restore(true, true)).toEqual({ reloads: 0, hidden: false })
  })

  it('a page that loads as usual is not loaded again', () => {
    expect(restore(false, false)).toEqual({ reloads: 0, hidden: false })
  })
})
