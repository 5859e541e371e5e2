/** @jest-environment jsdom */
import { createTexts } from '../text/text'
import { createCabinet, type CabinetView } from './cabinet'

const view: CabinetView = {
  balance: '₱10.00',
  lastWin: '–',
  isWinBright: false,
  stake: '₱1',
  spokenStake: 'Stake: ₱1.00',
  canLess: false,
  canMore: true,
  main: { label: 'Spin', isEnabled: true },
  notice: null,
}
const onMain = jest.fn()
const onLess = jest.fn()
const tableOf = (isDemo = true) => {
  const on = { main: onMain, less: onLess, more: jest.fn(), rules: jest.fn(), fairness: jest.fn() }
  const cabinet = createCabinet({
    texts: createTexts('en'),
    isDemo,
    gameName: 'Perlas',
    engine: 'slot-low',
    on,
  })
  document.body.replaceChildren(cabinet.element)
  cabinet.show(view)
  return cabinet
}
const button = (name: string) =>
  [...document.querySelectorAll('button')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  )

describe('the cabinet', () => {
  // RG-6
  it('the cabinet says that practice play is no real money as long as it is open, and only then', () => {
    tableOf()
    expect(document.body.textContent).toContain('Practice play · no real money')
    tableOf(false)
    expect(document.body.textContent).not.toContain('Practice')
  })

  it('the cabinet names every control and keeps the focus on a step that has reached its end', () => {
    tableOf()
    for (const one of document.querySelectorAll('button'))
      expect((one.getAttribute('aria-label') ?? one.textContent ?? '').trim()).not.toBe('')
    const less = button('Lower the stake')
    expect([less?.getAttribute('aria-disabled'), less?.hasAttribute('disabled')]).toEqual(['true', false])
    expect(button('Raise the stake')?.getAttribute('aria-disabled')).toBeNull()
  })

  it('the cabinet shows why the main action is not available', () => {
    const cabinet = tableOf()
    cabinet.show({ ...view, main: { label: 'Spin', detail: 'Balance too low', isEnabled: false } })
    const main = document.querySelector('.bet .main')
    expect([main?.getAttribute('aria-disabled'), main?.textContent]).toEqual(['true', 'SpinBalance too low'])
  })

  it('the play area is inert while it is covered and available again afterwards', () => {
    const cabinet = tableOf()
    cabinet.cover({ title: 'Play is paused', text: 'Your round is kept.' })
    expect(document.querySelector('.table')?.hasAttribute('inert')).toBe(true)
    expect(document.querySelector('[role="alertdialog"]')?.textContent).toContain('Play is paused')
    cabinet.cover(null)
    expect(document.querySelector('.table')?.hasAttribute('inert')).toBe(false)
    expect(document.querySelector('.cover')?.hasAttribute('hidden')).toBe(true)
  })

  it('the cabinet announces results politely to screen readers, and notices at once', () => {
    const cabinet = tableOf()
    cabinet.announce('Returned ₱0.40 of ₱1.00.')
    expect(document.querySelector('[aria-live="polite"]')?.textContent).toBe('Returned ₱0.40 of ₱1.00.')
    cabinet.show({ ...view, notice: { text: 'Connection lost.', tone: 'warning' } })
    expect(document.querySelector('[role="alert"]')?.textContent).toBe('Connection lost.')
  })

  it('the cabinet writes no style attributes, because the page’s policy forbids them', () => {
    const cabinet = tableOf()
    cabinet.cover({ title: 'a', text: 'b', action: { label: 'c', run: jest.fn() } })
    expect(document.querySelectorAll('[style]')).toHaveLength(0)
  })
})
