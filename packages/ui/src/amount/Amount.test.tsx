import { screen } from '@testing-library/react'
import { draw } from '../testing'
import { Amount } from './Amount'

describe('Amount', () => {
  it('an amount has two decimals, and an accessible name when it is given one', () => {
    draw(<Amount minor={1245050} currency="PHP" label="Total balance" />)
    expect(screen.getByRole('group', { name: 'Total balance' })).toHaveTextContent('₱12,450.50')
  })

  it('a masked amount is asterisks, without a digit anywhere', () => {
    draw(<Amount minor={1245050} currency="PHP" label="Total balance" isMasked />)
    const amount = screen.getByRole('group', { name: 'Total balance' })
    expect(amount).toHaveTextContent('****')
    expect(amount).toHaveTextContent('Amount hidden')
    expect(amount.outerHTML).not.toMatch(/12|450/)
  })

  it.each([
    ['change', 500, '+₱5.00received'],
    ['change', -500, '−₱5.00paid'],
    ['change', 0, '₱0.00'],
    ['won', 500, '+₱5.00won'],
    ['lost', -500, '−₱5.00lost'],
  ] as const)('an amount describes a %s of %p by sign and word', (kind, minor, text) => {
    draw(<Amount minor={minor} currency="PHP" kind={kind} hasWord />)
    expect(document.body).toHaveTextContent(text)
  })
})
