import { act, render, screen } from '@testing-library/react'
import { FirstViewContext, keepFirstView, longestWaitMs } from '../../kernel/document/first-view-keeper'
import { useIsShown } from './useIsShown'

const End = () => useIsShown() && <p>out of view</p>
const isThere = () => screen.queryByText('out of view') !== null
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

/** A page over the first view of a document, of which one slot waits for its remote. Returns the end of that wait. */
function takeOver() {
  document.body.innerHTML =
    '<div id="root"><div><main><div data-drawn="home.games@1"></div></main></div></div>'
  const firstView = keepFirstView(document.getElementById('root')!)
  const come = firstView.hold(document.createElement('div'), document.querySelector('[data-drawn]')!)
  const page = (hasEnd: boolean) => <FirstViewContext value={firstView}>{hasEnd && <End />}</FirstViewContext>
  const { rerender } = render(page(true), { container: firstView.container as HTMLElement })
  firstView.rendered()
  return { come, showEnd: (hasEnd: boolean) => rerender(page(hasEnd)) }
}

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

describe('parts out of view of a page that takes over', () => {
  // EDGE-7, PERF-8
  it('parts out of view wait until the remotes of the first view have loaded', async () => {
    const { come } = takeOver()
    await pass(longestWaitMs / 2)
    expect(isThere()).toBe(false)
    come()
    await pass(100)
    expect(isThere()).toBe(true)
  })

  it('parts out of view wait for a slow remote no longer than the page does', async () => {
    takeOver()
    await pass(longestWaitMs + 100)
    expect(isThere()).toBe(true)
  })

  // EDGE-7, PERF-8
  it('parts out of view come with the first touch', async () => {
    takeOver()
    dispatchEvent(new Event('pointerdown'))
    await pass(100)
    expect(isThere()).toBe(true)
  })

  it('parts out of view that come after the page is shown are rendered at once', async () => {
    const { come, showEnd } = takeOver()
    showEnd(false)
    come()
    await pass(100)
    showEnd(true)
    expect(isThere()).toBe(true)
  })

  it('parts out of view of a page without a first view are rendered at once', () => {
    render(<End />)
    expect(isThere()).toBe(true)
  })
})
