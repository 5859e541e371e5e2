/** @jest-environment node */
import { errorStatus } from '@plaza/contract/kernel'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isAnswered, isSenderRefused } from './is-answered'

const codes = Object.entries(errorStatus).map(([code, status]) => ({ code, status }))
const failureOf = (code: keyof typeof errorStatus) => ({ code, status: errorStatus[code] })

describe('an intent is answered', () => {
  it.each([
    ['wallet.insufficient', 'deposit'],
    ['deposit.open.order', 'deposit'],
    ['withdraw.amount.range', 'withdraw'],
    ['idempotency.conflict', 'gift'],
    ['request.invalid', 'gift'],
    ['bonus.highest.stake', 'lottery'],
  ] as const)('the refusal %s answers an intent of the kind %s', (code, domain) =>
    expect(isAnswered(failureOf(code), domain)).toBe(true),
  )

  it('an intent is answered by refusals of its own domain only, which a new screen names', () => {
    expect(isAnswered({ code: 'gift.limit', status: 409 }, 'gift')).toBe(true)
    expect(isAnswered({ code: 'gift.limit', status: 409 }, 'deposit')).toBe(false)
    expect(isAnswered({ code: 'gifts.limit', status: 409 }, 'gift')).toBe(false)
  })

  it('an intent is not answered by a refusal before its key was looked at', () => {
    const cashierCodes = ['deposit', 'withdraw'].flatMap((domain) =>
      codes.filter((failure) => isAnswered(failure, domain)).map(({ code }) => code),
    )
    expect(
      cashierCodes.filter((code) =>
        /^(session|login|reauth|member|merchant|feature|trial|agent)\./.test(code),
      ),
    ).toEqual([])
    expect(cashierCodes.filter((code) => code.startsWith('withdraw.password.'))).toEqual([])
    expect(cashierCodes).not.toContain('request.rate.limited')
    expect(cashierCodes).not.toContain('request.origin')
    expect(cashierCodes).not.toContain('service.unavailable')
  })

  it('an intent awaits no answer after a refusal of its session or password, unless an earlier attempt was lost', () => {
    const refused = codes
      .filter(({ code }) => isSenderRefused({ code, isRepeated: false }))
      .map(({ code }) => code)
    expect(refused).toEqual(
      expect.arrayContaining(['session.expired', 'session.required', 'withdraw.password.wrong']),
    )
    expect(refused.filter((code) => isAnswered({ code, status: 401 }, 'withdraw'))).toEqual([])
    expect(codes.filter(({ code }) => isSenderRefused({ code, isRepeated: true }))).toEqual([])
  })

  it.each([
    ['dividend', 'agency/dividends/pay.ts'],
    ['envelope', 'agency/envelopes/send-envelope.ts'],
    ['envelope', 'agency/envelopes/open-envelope.ts'],
    ['transfer', 'agency/downline-transfer/send-downline.ts'],
    ['transfer', 'agency/downline-transfer/receiver.ts'],
    ['dividend', 'stakes/turnover/check-spendable.ts'],
  ])('an intent of the kind %s is answered by every refusal of %s', (domain, file) => {
    const modules = join(__dirname, '../../../gateway/src/modules')
    const thrown = [...readFileSync(join(modules, file), 'utf8').matchAll(/new CallFailure\('([^']+)'/g)].map(
      ([, code = '']) => code,
    )
    expect(thrown).not.toEqual([])
    expect(thrown.filter((code) => !isAnswered(failureOf(code as keyof typeof errorStatus), domain))).toEqual(
      [],
    )
  })

  it('an intent is not answered by a server error, whatever it says', () => {
    expect(isAnswered({ code: 'deposit.state', status: 502 }, 'deposit')).toBe(false)
    expect(isAnswered({ code: 'network.timeout', status: 0 }, 'deposit')).toBe(false)
  })
})
