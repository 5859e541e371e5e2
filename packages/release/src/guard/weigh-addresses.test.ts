import { weighAddresses } from './weigh-addresses'

const weights = (loads: number[], addresses: number): number[] =>
  weighAddresses(
    loads.map((count) => ({ loads: count, failures: {} })),
    addresses,
  ).map((one) => Math.round(one.loads * 1000) / 1000)

// GUARD-2
it.each([
  ['counts every page load of many networks', [1, 2, 3, 2, 3, 2], 4, [1, 2, 3, 2, 3, 2]],
  ['limits a network to its share of all page loads', [500, 5, 5, 5], 4, [5, 5, 5, 5]],
  ['limits several networks to the same share', [500, 300, 2, 2, 2, 2], 4, [4, 4, 2, 2, 2, 2]],
  ['counts nothing while there are fewer networks than required', [500, 300, 2], 4, [0, 0, 0]],
  ['counts everything when one network is enough', [500], 1, [500]],
  ['ignores a network without page loads', [0, 1], 1, [1]],
])('%s', (_what, loads, addresses, expected) => {
  expect(weights(loads, addresses)).toEqual(expected)
})
