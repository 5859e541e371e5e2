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

  // PROMO-1
  it('a promotion that is over for the member comes last, though it runs for others', () => {
    const given = [
      promotion('claimed', { state: 'claimed', endsAt: 10 }),
      promotion('coming', { status: 'coming', state: 'coming', startsAt: 20 }),
      promotion('joined', { state: 'joined', endsAt: 40 }),
      promotion('rejected', { state: 'rejected', endsAt: 30 }),
    ]
    expect(inReadingOrder(given).map(({ id }) => id)).toEqual(['rejected', 'joined', 'coming', 'claimed'])
  })
})
