import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { pageHeadEvent, usePageHead } from '.'

let toTop: jest.Mock
let heads = 0
const count = () => {
  heads += 1
}
beforeEach(() => {
  heads = 0
  toTop = jest.fn()
  window.scrollTo = toTop
  addEventListener(pageHeadEvent, count)
})
afterEach(() => removeEventListener(pageHeadEvent, count))

let load: () => void = () => {}

/** A form that is replaced by its order, which loads first. */
function Screen() {
  const [id, setId] = useState<string | null>(null)
  const [isLoaded, setLoaded] = useState(false)
  load = () => setLoaded(true)
  usePageHead(id)
  if (id === null) return <button onClick={() => setId('D-1')}>Deposit</button>
  if (!isLoaded)
    return (
      <div aria-busy>
        <h2>Loading</h2>
      </div>
    )
  return (
    <>
      <h2>Waiting for your payment</h2>
      <h2>What happened</h2>
      <button>Other</button>
    </>
  )
}
const show = () =>
  render(
    <>
      <button>Menu</button>
      <main>
        <Screen />
      </main>
    </>,
  )
const press = (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  fireEvent.click(button)
}

describe('what replaces a page in place', () => {
  // FRAME-20
  it('begins at its head, and its first heading takes the focus that went with the former content', async () => {
    show()
    expect(toTop).not.toHaveBeenCalled()
    press('Deposit')
    expect(toTop.mock.calls).toEqual([[0, 0]])
    expect(heads).toBe(1)
    expect(document.body).toHaveFocus()
    act(() => load())
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Waiting/ })).toHaveFocus())
    expect(toTop).toHaveBeenCalledTimes(1)
  })

  it('leaves the focus with whoever has moved it since', async () => {
    show()
    press('Deposit')
    screen.getByRole('button', { name: 'Menu' }).focus()
    act(() => load())
    await act(async () => {})
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  })

  it('gives no focus once a key or a pointer was pressed', async () => {
    show()
    press('Deposit')
    fireEvent.pointerDown(document.body)
    act(() => load())
    await act(async () => {})
    expect(document.body).toHaveFocus()
  })
})
