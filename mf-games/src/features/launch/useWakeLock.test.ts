import { act, renderHook } from '@testing-library/react'
import { useWakeLock } from './useWakeLock'

const settle = () => act(async () => undefined)
const locks: { released: boolean; release: jest.Mock }[] = []
const request = jest.fn()

beforeEach(() => {
  locks.length = 0
  request.mockReset().mockImplementation(async () => {
    const lock = { released: false, release: jest.fn(async () => void (lock.released = true)) }
    locks.push(lock)
    return lock
  })
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
})
afterEach(() => Reflect.deleteProperty(navigator, 'wakeLock'))
const look = async () => {
  document.dispatchEvent(new Event('visibilitychange'))
  await settle()
}

describe('the lit screen', () => {
  it('the wake lock is requested while a game is open and released afterwards', async () => {
    const { rerender } = renderHook(useWakeLock, { initialProps: false })
    await settle()
    expect(request).not.toHaveBeenCalled()
    rerender(true)
    await settle()
    expect(request.mock.calls).toEqual([['screen']])
    rerender(false)
    await settle()
    expect(locks[0]?.release).toHaveBeenCalledTimes(1)
  })

  it('the wake lock is requested again after the browser released it with a hidden page, and only then', async () => {
    renderHook(useWakeLock, { initialProps: true })
    await settle()
    await look()
    expect(request).toHaveBeenCalledTimes(1)
    if (locks[0]) locks[0].released = true
    await look()
    expect(request).toHaveBeenCalledTimes(2)
  })

  it('the wake lock is released even when it is granted after the game was left', async () => {
    const { unmount } = renderHook(useWakeLock, { initialProps: true })
    unmount()
    await settle()
    expect(locks[0]?.release).toHaveBeenCalled()
  })

  it('a game works without a wake lock when the device refuses or does not support it', async () => {
    request.mockRejectedValue(new DOMException('battery', 'NotAllowedError'))
    expect(() => renderHook(useWakeLock, { initialProps: true })).not.toThrow()
    await settle()
    Reflect.deleteProperty(navigator, 'wakeLock')
    expect(() => renderHook(useWakeLock, { initialProps: true })).not.toThrow()
  })
})
