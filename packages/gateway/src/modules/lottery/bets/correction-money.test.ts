import { correctionMoney } from './correction-money'

// BET-6
it.each([
  ['what was paid too little', { deltaMinor: 300, balanceMinor: 0n }, { bookedMinor: 300, owedMinor: 0 }],
  ['nothing', { deltaMinor: 0, balanceMinor: 9n }, { bookedMinor: 0, owedMinor: 0 }],
  ['what was paid too much', { deltaMinor: -300, balanceMinor: 301n }, { bookedMinor: -300, owedMinor: 0 }],
  ['more than the wallet has', { deltaMinor: -300, balanceMinor: 40n }, { bookedMinor: -40, owedMinor: 260 }],
  [
    'more than an empty wallet has',
    { deltaMinor: -300, balanceMinor: 0n },
    { bookedMinor: 0, owedMinor: 300 },
  ],
])('a correction of %s moves and leaves the right amounts', (_, terms, money) => {
  expect(correctionMoney(terms)).toEqual(money)
})
