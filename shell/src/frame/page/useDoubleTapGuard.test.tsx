import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { useDoubleTapGuard } from './useDoubleTapGuard'

const pressed: string[] = []

/** A form whose button gives way to the page of its order. */
function Page() {
  useDoubleTapGuard()
  const [isSent, setSent] = useState(false)
  return isSent ? (
    <button key="next" type="button" onClick={() => pressed.push('Customer service')}>
      Customer service
    </button>
  ) : (
    <>
      <button type="button" onClick={() => setSent(true)}>
        Deposit
      </button>
      <button type="button" onClick={() => pressed.push('More')}>
        More
      </button>
    </>
  )
}
const tap = (name: string, { pointerType = 'mouse', ...event }: PointerEventInit = {}, afterMs = 100) => {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...event })
  nowMs += afterMs
  Object.defineProperties(click, { timeStamp: { value: nowMs }, pointerType: { value: pointerType } })
  fireEvent(screen.getByRole('button', { name }), click)
}
let nowMs = 0

beforeEach(() => {
  pressed.length = 0
  render(<Page />)
})

describe('a double tap', () => {
  // FRAME-21
  it('the second click of a double click presses nothing on the page that the first one led to', () => {
    tap('Deposit', { detail: 1 })
    tap('Customer service', { detail: 2 })
    tap('Customer service', { detail: 3 })
    expect(pressed).toEqual([])
    tap('Customer service', { detail: 1 })
    expect(pressed).toEqual(['Customer service'])
  })

  // FRAME-21
  it('a second touch at the same place presses nothing on the page that the first one led to', () => {
    tap('Deposit', { pointerType: 'touch', clientX: 100, clientY: 700 })
    tap('Customer service', { pointerType: 'touch', clientX: 104, clientY: 696 })
    expect(pressed).toEqual([])
  })

  it.each([
    ['later', { clientX: 100, clientY: 700 }, 500],
    ['elsewhere', { clientX: 100, clientY: 300 }, 100],
  ])('a touch %s is a tap of its own', (_, place, afterMs) => {
    tap('Deposit', { pointerType: 'touch', clientX: 100, clientY: 700 })
    tap('Customer service', { pointerType: 'touch', ...place }, afterMs)
    expect(pressed).toEqual(['Customer service'])
  })

  // FRAME-21
  it('quick taps on a control that stays all count', () => {
    for (const detail of [1, 2, 3]) tap('More', { detail, pointerType: 'touch' }, 50)
    expect(pressed).toEqual(['More', 'More', 'More'])
  })
})
