import { maskAccount } from './winners'

describe('a masked account', () => {
  it.each([
    ['player01', 'pl***1'],
    ['maria', 'ma***a'],
    ['juan', 'j***'],
    ['x', 'x***'],
  ])('the account %s is masked as %s', (account, masked) => {
    expect(maskAccount(account)).toBe(masked)
  })
})
