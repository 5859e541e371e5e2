/** @jest-environment node */
import { depositMoves, withdrawalMoves } from '@plaza/contract/money'
import { goalOf, orderSteps } from './order-steps'

const statuses = (moves: Parameters<typeof orderSteps>[0], states: string[]) =>
  orderSteps(
    moves,
    states.map((state, index) => ({ state, at: index })),
  ).map(({ state, status }) => `${state} ${status}`)

describe('the steps of an order', () => {
  it('the steps of an order end where the contract says', () => {
    expect([goalOf(depositMoves), goalOf(withdrawalMoves)]).toEqual(['credited', 'paid'])
  })

  it('the steps of an order show what comes next after what happened', () => {
    expect(statuses(depositMoves, ['created', 'awaiting-payment'])).toEqual([
      'created done',
      'awaiting-payment current',
      'processing upcoming',
      'credited upcoming',
    ])
  })

  it('the steps of a successful order are all done', () => {
    expect(statuses(depositMoves, ['created', 'awaiting-payment', 'processing', 'credited'])).toEqual([
      'created done',
      'awaiting-payment done',
      'processing done',
      'credited done',
    ])
  })

  it.each(['expired', 'failed', 'cancelled'])('the steps of an order stop when it has %s', (state) => {
    expect(statuses(depositMoves, ['created', 'awaiting-payment', state])).toEqual([
      'created done',
      'awaiting-payment done',
      `${state} failed`,
    ])
  })

  it('the steps of a withdrawal run to its payment', () => {
    expect(statuses(withdrawalMoves, ['submitted'])).toEqual([
      'submitted current',
      'under-review upcoming',
      'approved upcoming',
      'paying upcoming',
      'paid upcoming',
    ])
  })

  it('an order without a timeline has no steps', () => {
    expect(orderSteps(depositMoves, [])).toEqual([])
  })
})
