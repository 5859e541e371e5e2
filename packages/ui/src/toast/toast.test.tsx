import { act, fireEvent, screen } from '@testing-library/react'
import { draw } from '../testing'
import { createToastStore } from './toast-store'
import { ToastViewport } from './ToastViewport'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

const texts = (store: ReturnType<typeof createToastStore>) => store.getState().map((toast) => toast.text)

describe('toasts', () => {
  it('toasts are drawn into the live region that was there before them', () => {
    const store = createToastStore()
    const { container } = draw(<ToastViewport store={store} />)
    const place = container.firstElementChild
    expect(place).toBeEmptyDOMElement()
    act(() => void store.show({ text: 'Change saved', kind: 'success' }))
    expect(place).toHaveTextContent('Change saved')
  })

  // FRAME-13
  it('toasts disappear after 3 s, or after the time they are given', () => {
    const store = createToastStore()
    store.show({ text: 'short', kind: 'info' })
    store.show({ text: 'loading', kind: 'loading', durationMs: 9999 })
    jest.advanceTimersByTime(2999)
    expect(texts(store)).toEqual(['short', 'loading'])
    jest.advanceTimersByTime(1)
    expect(texts(store)).toEqual(['loading'])
    jest.advanceTimersByTime(7000)
    expect(texts(store)).toEqual([])
  })

  it('a toast replaces the one with the same id and restarts its time', () => {
    const store = createToastStore()
    store.show({ id: 'sms', text: 'sending', kind: 'loading', durationMs: 1000 })
    jest.advanceTimersByTime(900)
    store.show({ id: 'sms', text: 'sent', kind: 'success', durationMs: 1500 })
    jest.advanceTimersByTime(1499)
    expect(texts(store)).toEqual(['sent'])
    jest.advanceTimersByTime(1)
    expect(texts(store)).toEqual([])
  })

  it('there are at most three toasts, and the oldest disappears', () => {
    const store = createToastStore()
    for (const text of ['1', '2', '3', '4']) store.show({ text, kind: 'info' })
    expect(texts(store)).toEqual(['2', '3', '4'])
    jest.advanceTimersByTime(3000)
    expect(texts(store)).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })

  it('a tap removes a toast', () => {
    const store = createToastStore()
    draw(<ToastViewport store={store} />)
    act(() => void store.show({ text: 'Tap me', kind: 'error' }))
    fireEvent.click(screen.getByText('Tap me'))
    expect(texts(store)).toEqual([])
    expect(jest.getTimerCount()).toBe(0)
  })
})
