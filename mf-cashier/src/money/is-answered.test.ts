import { errorStatus } from '@plaza/contract'
import { isAnswered } from './is-answered'

const codes = Object.entries(errorStatus).map(([code, status]) => ({ code, status }))
const failureOf = (code: keyof typeof errorStatus) => ({ code, status: errorStatus[code] })

describe('an intent is answered', () => {
  it.each([
    'wallet.insufficient',
    'deposit.open.order',
    'withdraw.amount.range',
    'idempotency.conflict',
  ] as const)('by %s, which is said of the intent itself', (code) =>
    expect(isAnswered(failureOf(code))).toBe(true),
  )

  it('by nothing that is refused before its key is looked at', () => {
    const said = codes.filter(isAnswered).map(({ code }) => code)
    expect(
      said.filter((code) => /^(session|login|reauth|member|merchant|feature|trial|agent)\./.test(code)),
    ).toEqual([])
    expect(said.filter((code) => code.startsWith('withdraw.password.'))).toEqual([])
    expect(said).not.toContain('request.rate.limited')
    expect(said).not.toContain('request.origin')
    expect(said).not.toContain('service.unavailable')
  })

  it('by no answer of a server in trouble, whatever it says', () => {
    expect(isAnswered({ code: 'deposit.state', status: 502 })).toBe(false)
    expect(isAnswered({ code: 'network.timeout', status: 0 })).toBe(false)
  })
})
