/** @jest-environment node */
import { five } from '@plaza/lottery/five'
import { oddsText, quoteOf, rebatePercent, tierOdds, totalOf } from './quote'
import { orderBody, orderIntent } from './order-intent'
import { withLines, type NewLine } from './slip'

const playOf = (id: string) => five.plays.find((play) => play.id === id)
const direct = playOf('five.front3.direct')!
const line: NewLine = {
  play: direct.id,
  picks: [[1, 2], [3], [4]],
  units: 2,
  multiplier: 3,
  mode: '1',
  prizeGroup: 1800,
}

describe('what a line costs and can win', () => {
  it('a direct of three digits at 1800 pays 900 for a unit of 1, three times that with a multiplier of 3', () => {
    expect(quoteOf(direct, line)).toEqual({ stakeMinor: 600, highestMinor: 270_000, prizes: [900_000_000] })
  })

  // TABLE-2
  it('the totals of a slip are the sums of its lines', () => {
    expect(totalOf([line, { ...line, multiplier: 1 }], playOf)).toEqual({
      stakeMinor: 800,
      highestMinor: 360_000,
    })
  })

  // TABLE-2
  it('the highest prize of a slip is floored once, so that it promises what its order would pay', () => {
    // 90.1 centavos.
    const tenth: NewLine = {
      ...line,
      play: 'five.back2.direct',
      picks: [[3], [4]],
      units: 1,
      multiplier: 1,
      mode: '0.01',
      prizeGroup: 1802,
    }
    expect(totalOf([tenth], playOf).highestMinor).toBe(90)
    expect(
      totalOf(
        Array.from({ length: 10 }, () => tenth),
        playOf,
      ).highestMinor,
    ).toBe(901)
    expect(totalOf([tenth], playOf, 10).highestMinor).toBe(901)
  })

  it.each([
    [19_500, '1.95'],
    [90_000_000, '9000'],
    [36_900, '3.69'],
    [10_001, '1.0001'],
    [5, '0.0005'],
  ])('odds of %s ten-thousandths are printed as %s', (odds, text) => {
    expect(oddsText(odds)).toBe(text)
  })

  it('the rebate is what the prize group gives up: 1950 − 1800 of 2000 are 7.5 per cent', () => {
    expect(rebatePercent(direct, 1800, 1950)).toBe('7.5')
    expect(rebatePercent(direct, 1950, 1950)).toBe('0')
    expect(tierOdds(direct, 0, 1950)).toBe('975')
  })
})

describe('a bet as an intent', () => {
  const wish = {
    lottery: 'five60',
    issue: '20261123-0612',
    lines: withLines([], [line]),
    playOf,
    prizeChanges: 'never',
  } as const

  // LEDGER-3
  it('a bet is sent with the stake and the prizes that the member was shown', () => {
    expect(orderBody(orderIntent(wish))).toEqual({
      lottery: 'five60',
      issue: '20261123-0612',
      prizeChanges: 'never',
      lines: [
        {
          play: 'five.front3.direct',
          picks: [[1, 2], [3], [4]],
          multiplier: 3,
          mode: '1',
          prizeGroup: 1800,
          amountMinor: 600,
          prizes: [900_000_000],
        },
      ],
    })
  })

  // LEDGER-3
  it('another issue, line or answer to changed prizes is another intent', () => {
    const intents = [
      wish,
      { ...wish, issue: '20261123-0613' },
      { ...wish, prizeChanges: 'always' as const },
      { ...wish, lines: withLines([], [{ ...line, multiplier: 4 }]) },
      { ...wish, accepted: [{ line: 1, shown: [900_000_000], now: [800_000_000] }] },
    ].map((one) => JSON.stringify(orderIntent(one)))
    expect(new Set(intents).size).toBe(5)
  })
})
