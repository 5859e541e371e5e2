/** @jest-environment node */
import type { Promotion } from '@plaza/contract/growth'
import { inReadingOrder } from './promotion-state'

const promotion = (id: string, fields: Partial<Promotion>): Promotion => ({
  id,
  promo: 'WELCOME',
  title: id,
  summary: '',
  content: '',
  url: '/art/x',
  tint: '#000000',
  startsAt: 0,
  endsAt: null,
  status: 'open',
  ...fields,
})

describe('the order of promotions', () => {
  it('promotions are ordered open, coming, closed; soonest to change first, endless last', () => {
    const given = [
      promotion('over-long-ago', { status: 'closed', endsAt: 10 }),
      promotion('over-lately', { status: 'closed', endsAt: 20 }),
      promotion('next-month', { status: 'coming', startsAt: 900 }),
      promotion('tomorrow', { status: 'coming', startsAt: 100 }),
      promotion('endless', { status: 'open', endsAt: null }),
      promotion('ends-soon', { status: 'open', endsAt: 50 }),
    ]
    expect(inReadingOrder(given).map(({ id }) => id)).toEqual([
      'ends-soon',
      'endless',
      'tomorrow',
      'next-month',
      'over-lately',
      'over-long-ago',
    ])
  })
})
