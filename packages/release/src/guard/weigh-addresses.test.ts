import { weighAddresses } from './weigh-addresses'

const weights = (loads: number[], addresses: number): number[] =>
  weighAddresses(
    loads.map((count) => ({ loads: count, failures: {} })),
    addresses,
  ).map((one) => Math.round(one.loads * 1000) / 1000)

// GUARD-2
it.each([
  ['counts every page load of many networks', [1, 2, 3, 2, 3, 2], 4, [1, 2, 3, 2, 3, 2]],
  ['cuts a network to its share of all', [500, 5, 5, 5], 4, [5, 5, 5, 5]],
  ['cuts several networks to the same', [500, 300, 2, 2, 2, 2], 4, [4, 4, 2, 2, 2, 2]],
  ['counts nothing of fewer networks than it takes', [500, 300, 2], 4, [0, 0, 0]],
  ['counts everything where one network is enough', [500], 1, [500]],
  ['leaves out who has loaded nothing', [0, 1], 1, [1]],
])('%s', (_what, loads, addresses, expected) => {
  expect(weights(loads, addresses)).toEqual(expected)
})
