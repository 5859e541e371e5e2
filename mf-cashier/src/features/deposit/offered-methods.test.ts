import { testMethod, testOffered } from '../../testing/cashier'
import { byGroup, offeredOf } from './offered-methods'

describe('the offered methods', () => {
  // DEPOSIT-1
  it('methods stand by group, and the one used last comes first', () => {
    const groups = byGroup([
      testOffered({ code: 'bank', group: 'bank' }),
      testOffered({ code: 'wallet', group: 'ewallet' }),
      testOffered({ code: 'first-qr', group: 'qr', lastUsedAt: 5 }),
      testOffered({ code: 'second-qr', group: 'qr', lastUsedAt: 9 }),
    ])
    expect(groups.map(([group, methods]) => [group, methods.map(({ code }) => code)])).toEqual([
      ['qr', ['second-qr', 'first-qr']],
      ['ewallet', ['wallet']],
      ['bank', ['bank']],
    ])
  })

  it('methods of an older gateway are transfers without a share of the amount as a fee', () => {
    expect(offeredOf({ methods: [testMethod()] })).toMatchObject([
      { code: 'demo-bank', paysBy: 'transfer', feePermille: 0 },
    ])
  })
})
