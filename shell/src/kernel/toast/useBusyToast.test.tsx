import { act, screen } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell'
import { useBusyToast } from './useBusyToast'

function Page() {
  const busy = useBusyToast('work', 'Still working on it…')
  return (
    <>
      <button onClick={() => busy.begin()}>begin</button>
      <button onClick={busy.end}>end</button>
    </>
  )
}
function show() {
  const texts: string[] = []
  const made = renderShell(<Page />, {
    onEvents: (bus) => {
      bus.on('toast', ({ id, kind, text, durationMs }) => texts.push(`${id} ${kind} ${text} ${durationMs}`))
      bus.on('toast:hide', ({ id }) => texts.push(`hide ${id}`))
    },
  })
  return { ...made, texts }
}
const press = (name: string) => act(() => screen.getByText(name).click())

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

describe('the loading message of a submit', () => {
  // FRAME-13
  it('the loading message of a submit stays 9999 ms, then says that it still works, and disappears with the answer', () => {
    const { texts } = show()
    press('begin')
    expect(texts).toEqual(['work loading Please wait 9999'])
    act(() => jest.advanceTimersByTime(9998))
    expect(texts).toHaveLength(1)
    act(() => jest.advanceTimersByTime(1))
    expect(texts.slice(1)).toEqual(['work loading Still working on it… 9999'])
    act(() => jest.advanceTimersByTime(9999))
    expect(texts).toHaveLength(3)
    press('end')
    expect(texts.at(-1)).toBe('hide work')
    act(() => jest.advanceTimersByTime(60_000))
    expect(texts).toHaveLength(4)
  })

  it('the loading message of a submit disappears with its screen', () => {
    const { texts, unmount } = show()
    press('begin')
    unmount()
    expect(texts.at(-1)).toBe('hide work')
    expect(jest.getTimerCount()).toBe(0)
  })

  it('a submit without a loading message shows none later', () => {
    const { texts } = show()
    press('end')
    expect(texts).toEqual([])
  })
})
