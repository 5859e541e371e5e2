import { correctionMoney } from './correction-money'

// BET-6
it.each([
  [
    'what was paid too little',
    { deltaMinor: 300, debtMinor: 0, balanceMinor: 0n },
    { bookedMinor: 300, debtMinor: 0 },
  ],
  ['nothing', { deltaMinor: 0, debtMinor: 7, balanceMinor: 9n }, { bookedMinor: 0, debtMinor: 7 }],
  [
    'what was paid too much',
    { deltaMinor: -300, debtMinor: 0, balanceMinor: 301n },
    { bookedMinor: -300, debtMinor: 0 },
  ],
  [
    'more than the wallet has',
    { deltaMinor: -300, debtMinor: 0, balanceMinor: 40n },
    { bookedMinor: -40, debtMinor: 260 },
  ],
  [
    'more than an empty wallet has',
    { deltaMinor: -300, debtMinor: 5, balanceMinor: 0n },
    { bookedMinor: 0, debtMinor: 305 },
  ],
  [
    'less than the debt',
    { deltaMinor: 100, debtMinor: 260, balanceMinor: 0n },
    { bookedMinor: 0, debtMinor: 160 },
  ],
  [
    'more than the debt',
    { deltaMinor: 300, debtMinor: 260, balanceMinor: 0n },
    { bookedMinor: 40, debtMinor: 0 },
  ],
])('a correction of %s moves and leaves the right amounts', (_, terms, money) => {
  expect(correctionMoney(terms)).toEqual(money)
})
