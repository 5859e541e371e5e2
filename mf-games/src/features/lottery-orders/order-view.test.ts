/** @jest-environment node */
import { lotteryOrderStates } from '@plaza/contract/lottery'
import { isCancellable, netOf, shownState } from './order-view'

const closeAt = 1_000

describe('how a lottery order is shown', () => {
  it('a placed order waits for its draw from the very close on, and no other state changes by time', () => {
    expect(shownState({ state: 'placed', closeAt }, 999)).toBe('placed')
    expect(shownState({ state: 'placed', closeAt }, 1_000)).toBe('locked')
    for (const state of lotteryOrderStates.filter((one) => one !== 'placed'))
      expect(shownState({ state, closeAt }, 5_000)).toBe(state)
  })

  // TABLE-3
  it('only what is placed can be cancelled, until the close', () => {
    expect(isCancellable('placed', closeAt, 999)).toBe(true)
    expect(isCancellable('placed', closeAt, 1_000)).toBe(false)
    for (const state of lotteryOrderStates.filter((one) => one !== 'placed'))
      expect(isCancellable(state, closeAt, 0)).toBe(false)
  })

  it.each([
    ['placed', 0, undefined],
    ['locked', 0, undefined],
    ['won', 0, undefined],
    ['paid', 0, 4_050],
    ['lost', 0, -950],
    ['lost', 400, -550],
    ['cancelled', 1_000, 0],
    ['void', 0, 0],
  ] as const)('an order that is %s with %s cancelled came to %s', (state, cancelledMinor, net) => {
    const won = state === 'paid' ? 5_000 : 0
    expect(netOf({ state, amountMinor: 1_000, cancelledMinor, prizeMinor: won, rebateMinor: 50 })).toBe(net)
  })
})
