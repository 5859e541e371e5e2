import { isErrorCode } from '@plaza/contract/kernel'
import { refusals, type Refusal } from '../../api'
import { noticeOf } from '../notice-text'
import { createTexts } from '../text/text'
import { isOperators, refusalOf } from './refusal-of'
import { tableStart, tableStep } from './table-state'

const names = Object.keys(refusals) as Refusal[]
const texts = createTexts('en')
const start = tableStart({ balanceMinor: 100, stakes: [100] })

describe('a refused bet', () => {
  // ERROR-1
  it('a refused bet has its own text, and a catalogue code for the operator’s page', () => {
    for (const name of names) {
      const { why, code } = refusalOf[name]
      const notice = noticeOf(texts, tableStep(start, { type: 'refused', why }), false)
      expect([name, notice?.text.startsWith('refused.')]).toEqual([name, false])
      expect([name, isErrorCode(code)]).toEqual([name, true])
    }
  })

  // LAUNCH-4
  it('a limit, a bonus, a low balance and an unreachable wallet are distinguished', () => {
    const messages = (['LIMIT_REACHED', 'BONUS_STAKE', 'NOT_ENOUGH_MONEY', 'WALLET'] as const).map(
      (name) => noticeOf(texts, tableStep(start, { type: 'refused', why: refusalOf[name].why }), false)?.text,
    )
    expect(new Set(messages).size).toBe(4)
  })

  it('the operator’s page is notified of a refusal only where it can help', () => {
    expect(names.filter(isOperators)).toEqual([
      'NOT_ENOUGH_MONEY',
      'LIMIT_REACHED',
      'USER_DISABLED',
      'GAME_DISABLED',
      'WALLET',
    ])
  })

  it('a lost connection takes precedence over a refusal, because the call is safe and retried', () => {
    const lost = tableStep(tableStep(start, { type: 'refused', why: 'limit' }), { type: 'lost' })
    expect(noticeOf(texts, lost, false)?.text).toContain('Your round is safe')
  })

  it('practice players are not sent to the cashier', () => {
    const low = tableStep(start, { type: 'refused', why: 'insufficient' })
    expect(noticeOf(texts, low, true)?.text).not.toBe(noticeOf(texts, low, false)?.text)
  })
})
