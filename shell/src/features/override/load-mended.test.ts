import { createTestEvents } from '@plaza/events/testing'
import { loadMended } from './load-mended'
import type { OverrideEntry } from './local-override'

const watched: OverrideEntry = { remote: 'mf-cashier', base: 'http://localhost:8190/', isWatched: true }
const built = () =>
  dispatchEvent(new MessageEvent('message', { source: window, data: { type: 'webpackOk' } }))
const card = (remote: string) => {
  document.body.innerHTML = `<div data-remote-failed="${remote}"></div>`
}

it('the page is reloaded once an edit of a failed build compiles', () => {
  const reload = jest.fn()
  loadMended([watched], createTestEvents(), reload)
  document.body.innerHTML = ''
  built()
  card('mf-games')
  built()
  expect(reload).not.toHaveBeenCalled()
  card('mf-cashier')
  built()
  expect(reload).toHaveBeenCalledTimes(1)
})

it('the page is not reloaded while money is in flight, nor for a build without edits', () => {
  const reload = jest.fn()
  const events = createTestEvents()
  events.say('money:inflight', { intent: 'i', state: 'begun' })
  loadMended([watched], events, reload)
  loadMended([{ remote: 'mf-cashier', base: watched.base }], createTestEvents(), reload)
  card('mf-cashier')
  built()
  expect(reload).not.toHaveBeenCalled()
})
