import { pageAt, pageNumbers, pageOf } from './pages'

const letters = ['a', 'b', 'c', 'd', 'e']

// LIST-6
it.each([
  ['the first page, where none is requested,', undefined, ['a', 'b'], 1],
  ['a page in the middle', 2, ['c', 'd'], 2],
  ['the last page, which is not full,', 3, ['e'], 3],
  ['a page past the end, which is empty,', 4, [], 4],
])('%s has its entries, its number, all pages and the total', (_which, number, items, pageNum) => {
  expect(pageOf(letters, pageAt(number, 2))).toEqual({ items, pageNum, totalPages: 3, total: 5 })
})

// LIST-6
it.each([
  ['no page', undefined, 0],
  ['one page, where its contract has at least one', 1, 1],
] as const)('an empty list has %s', (_what, fewest, totalPages) => {
  expect(pageNumbers(pageAt(1, 20), 0, fewest)).toEqual({ pageNum: 1, totalPages })
})

// LIST-6
it('a full last page is not followed by an empty one', () => {
  expect(pageNumbers(pageAt(1, 20), 40)).toEqual({ pageNum: 1, totalPages: 2 })
})
