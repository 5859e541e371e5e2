import { depositFilters, depositMoves, withdrawalFilters, withdrawalMoves } from './index'

// RECORDS-1
it('every state of a deposit and of a withdrawal is found by exactly one filter of its records', () => {
  expect(Object.values(depositFilters).flat().sort()).toEqual(Object.keys(depositMoves).sort())
  expect(Object.values(withdrawalFilters).flat().sort()).toEqual(Object.keys(withdrawalMoves).sort())
})
