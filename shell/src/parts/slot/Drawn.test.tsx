import { act, render, screen } from '@testing-library/react'
import { FirstViewContext, keepFirstView, longestWaitMs } from '../../kernel/document/first-view-keeper'
import { Drawn } from './Drawn'

const Outline = () => <p>outline</p>
const slots = ['home.hot-match@1', 'home.games@1'] as const

/** A document that drew a page with its slots, of which those in `there` have their remote by now. */
function openDrawn(there: readonly string[] = []) {
  document.body.innerHTML = `<div id="root"><div id="column"><main>drawn page${slots
    .map((slot) => `<div data-drawn="${slot}"><p>drawn ${slot}</p></div>`)
    .join('')}</main></div></div>`
  const firstView = keepFirstView(document.getElementById('root')!)
  const page = (come: readonly string[]) => (
    <FirstViewContext value={firstView}>
      <main>
        {slots.map((slot) =>
          come.includes(slot) ? <p key={slot}>{slot}</p> : <Drawn key={slot} slot={slot} Pending={Outline} />,
        )}
      </main>
    </FirstViewContext>
  )
  const { rerender } = render(page(there), { container: firstView.container as HTMLElement })
  firstView.rendered()
  return { firstView, come: (...now: string[]) => rerender(page(now)) }
}
const isSeen = () => !document.getElementById('column') && !document.querySelector('#root > [class]')
/** Whether what was drawn for a slot is still where the document drew it. */
const isUnmoved = (slot: string) => screen.getByText(`drawn ${slot}`).closest('#column') !== null
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms))

beforeEach(() => jest.useFakeTimers())
afterEach(() => {
  jest.useRealTimers()
  document.body.innerHTML = ''
})

describe('a page that takes over what the document drew', () => {
  // EDGE-7, PERF-8
  it('a page is not shown until the remotes of all its slots have loaded, and what the document drew stays where it is meanwhile', async () => {
    const { come } = openDrawn()
    come('home.games@1')
    await pass(100)
    expect([isSeen(), isUnmoved('home.hot-match@1')]).toEqual([false, true])
    expect(document.getElementById('column')).toHaveAttribute('aria-hidden', 'true')
    come(...slots)
    await pass(100)
    expect(isSeen()).toBe(true)
    expect(screen.queryByText(/^drawn/)).toBeNull()
  })

  it('a page that waits for no remote is shown at once', () => {
    openDrawn(slots)
    expect(isSeen()).toBe(true)
  })

  // EDGE-7
  it('a slot whose remote takes long keeps what the document drew, until the remote has loaded', async () => {
    const { come } = openDrawn()
    await pass(longestWaitMs)
    expect(isSeen()).toBe(true)
    expect(screen.getByText('drawn home.games@1')).toBeVisible()
    come(...slots)
    expect(screen.queryByText('drawn home.games@1')).toBeNull()
    come()
    expect(screen.getAllByText('outline')).toHaveLength(2)
  })

  it.each(['pointerdown', 'keydown'])(
    'a page that still waits for remotes is shown at the first %s',
    (touch) => {
      openDrawn()
      dispatchEvent(new Event(touch))
      expect(isSeen()).toBe(true)
      expect(screen.getByText('drawn home.games@1')).toBeVisible()
    },
  )

  // EDGE-7
  it.each([0, longestWaitMs])(
    'the first view is shown again as it was when the page fails after %i ms',
    async (ms) => {
      const failed = jest.fn()
      globalThis.plazaStart = { ...globalThis.plazaStart!, failed }
      const { firstView } = openDrawn()
      const before = document.getElementById('column')!.innerHTML
      await pass(ms)
      firstView.restore()
      await pass(longestWaitMs)
      expect(document.getElementById('root')!.innerHTML).toBe(`<div id="column">${before}</div>`)
      expect(failed).toHaveBeenCalledTimes(1)
    },
  )

  it('a slot that the document did not draw shows its outline', () => {
    render(<Drawn slot="home.games@1" Pending={Outline} />)
    expect(screen.getByText('outline')).toBeVisible()
  })
})
