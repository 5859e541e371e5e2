import { act, renderHook } from '@testing-library/react'
import { useFullScreen } from './useFullScreen'

let element: Element | null
const requestFullscreen = jest.fn()
const exitFullscreen = jest.fn()
const lock = jest.fn()

beforeEach(() => {
  element = null
  const change = (next: Element | null) => async () => {
    element = next
    document.dispatchEvent(new Event('fullscreenchange'))
  }
  requestFullscreen.mockReset().mockImplementation(change(document.documentElement))
  exitFullscreen.mockReset().mockImplementation(change(null))
  lock.mockReset().mockResolvedValue(undefined)
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => element })
  Object.assign(document.documentElement, { requestFullscreen })
  Object.assign(document, { exitFullscreen })
  Object.defineProperty(window.screen, 'orientation', { configurable: true, value: { lock } })
})

describe('full screen', () => {
  it('full screen covers the whole page, so that bar and dialogs stay visible, and is toggled', async () => {
    const { result } = renderHook(() => useFullScreen('any'))
    await act(() => result.current.toggle())
    expect(result.current.isOn).toBe(true)
    expect(element).toBe(document.documentElement)
    expect(lock).not.toHaveBeenCalled()
    await act(() => result.current.toggle())
    expect(result.current.isOn).toBe(false)
  })

  it('full screen locks the orientation of a game when the device allows it', async () => {
    const { result } = renderHook(() => useFullScreen('landscape'))
    await act(() => result.current.toggle())
    expect(lock.mock.calls).toEqual([['landscape']])
  })

  it('full screen ends with the game', async () => {
    const { result, unmount } = renderHook(() => useFullScreen('any'))
    await act(() => result.current.toggle())
    unmount()
    expect(exitFullscreen).toHaveBeenCalledTimes(1)
  })

  it('a refused full screen leaves the game in the page', async () => {
    requestFullscreen.mockRejectedValue(new TypeError('not allowed'))
    const { result } = renderHook(() => useFullScreen('any'))
    await act(() => result.current.toggle())
    expect(result.current.isOn).toBe(false)
  })
})
