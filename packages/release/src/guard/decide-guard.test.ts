import type { FailurePhase } from '@plaza/contract/federation'
import type { Rollout } from '@plaza/contract/release'
import { decideGuard } from './decide-guard'
import type { AddressTally } from './weigh-addresses'

const canary = (terms: Partial<Rollout> = {}): Rollout => ({
  release: '1.4.2-00000001',
  basisPoints: 500,
  salt: 's',
  guard: 0.1,
  ...terms,
})
type Failures = Partial<Record<FailurePhase, number>>
const network = (loads: number, failures: Failures = {}): AddressTally => ({ loads, failures })
/** As many networks, each telling the same. */
const networks = (count: number, loads: number, failures: Failures = {}): AddressTally[] =>
  Array.from({ length: count }, () => network(loads, failures))

const withCredit = (tallies: AddressTally[], credited: number): AddressTally[] =>
  tallies.map((tally) => ({ ...tally, credited }))

const cases: [string, Partial<Rollout>, AddressTally[], string, RegExp][] = [
  ['has not been loaded yet', {}, [], 'wait', /0 of the 4 networks/],
  ['always failed, with too few loads to judge', {}, networks(19, 1, { entry: 1 }), 'wait', /19 of the 20/],
  [
    'failed at exactly its bound',
    {},
    [...networks(18, 1), ...networks(2, 1, { entry: 1 })],
    'keep',
    /2 of 20 page loads failed \(10 %: 2 at entry\), within the bound of 10 %/,
  ],
  [
    'failed above its bound on many networks',
    {},
    [...networks(15, 1), ...networks(2, 1, { entry: 1 }), ...networks(3, 1, { render: 1 })],
    'take-back',
    /5 of 20 page loads failed \(25 %: 2 at entry, 3 at render\), above the bound of 10 %/,
  ],
  ['froze pages', {}, networks(20, 1, { frozen: 1 }), 'take-back', /20 at frozen/],
  ['never failed', {}, networks(50, 100), 'keep', /0 of 5000/],
  ['has a larger sample', { sample: 100 }, networks(99, 1, { render: 1 }), 'wait', /of the 100/],
  [
    'has a smaller sample',
    { sample: 4 },
    [...networks(4, 1, { render: 1 }), network(1)],
    'take-back',
    /80 %/,
  ],
  ['has no guard', { guard: undefined }, networks(100, 1, { render: 1 }), 'keep', /no guard/],
  [
    'has more reported failures than page loads',
    { guard: 1 },
    networks(20, 1, { entry: 900 }),
    'keep',
    /20 of 20/,
  ],
  ['failed on one network alone', {}, [network(500, { render: 500 })], 'wait', /1 of the 4 networks/],
  [
    'failed on one network of many, however often',
    {},
    [...networks(30, 1), network(500, { render: 500 })],
    'keep',
    /according to only 2 networks/,
  ],
  [
    'failed on two networks of many, however often',
    {},
    [...networks(30, 1), ...networks(2, 500, { render: 500 })],
    'keep',
    /according to only 2 networks/,
  ],
  [
    'failed everywhere while one network reported only successes',
    { sample: 12 },
    [...networks(9, 1, { entry: 1 }), network(569)],
    'take-back',
    /9 of 12 page loads failed \(75 %/,
  ],
  [
    'is rehearsed on one network',
    { addresses: 1, sample: 3 },
    [network(3, { render: 3 })],
    'take-back',
    /100 %/,
  ],
]
// GUARD-1
it.each(cases)(
  'decides the guard’s action for a canary that %s',
  (_what, terms, tallies, decision, reason) => {
    const answer = decideGuard(canary(terms), { canary: tallies, control: [] })
    expect(answer.reason).toMatch(reason)
    expect(answer.decision).toBe(decision)
  },
)

const compared: [string, Partial<Rollout>, AddressTally[], AddressTally[], string, RegExp][] = [
  [
    'fails as often and at the same kind as the current release',
    {},
    [...networks(14, 1), ...networks(6, 1, { module: 1 })],
    [...networks(14, 10), ...networks(6, 10, { module: 10 })],
    'keep',
    /above the bound of 10 %, but not by more of any kind/,
  ],
  [
    'fails at another kind than the current release',
    {},
    [...networks(14, 1), ...networks(6, 1, { render: 1 })],
    [...networks(14, 10), ...networks(6, 10, { module: 10 })],
    'take-back',
    /above the bound of 10 %$/,
  ],
  [
    'fails everywhere while two networks report that the current release fails too',
    {},
    networks(20, 1, { module: 1 }),
    [...networks(18, 10), ...networks(2, 500, { module: 500 })],
    'take-back',
    /above the bound of 10 %$/,
  ],
  [
    'has long tasks where the current release has none',
    {},
    networks(20, 1, { 'long-task': 1 }),
    networks(20, 1),
    'take-back',
    /100 % of its page loads had long tasks, with the current release 0 %/,
  ],
  [
    'has as many long tasks as the current release',
    {},
    networks(20, 1, { 'long-task': 1 }),
    networks(20, 10, { 'long-task': 9 }),
    'keep',
    /within the bound/,
  ],
  [
    'has failing calls where the current release has none',
    {},
    [...networks(15, 1), ...networks(5, 1, { call: 1 })],
    networks(20, 10),
    'take-back',
    /25 % of its page loads had a call that failed/,
  ],
  [
    'has failing calls while the gateway fails for everybody',
    {},
    networks(20, 1, { call: 1 }),
    networks(20, 10, { call: 10 }),
    'keep',
    /within the bound/,
  ],
  [
    'has a higher bound for failing calls',
    { bounds: { calls: 0.5 } },
    [...networks(15, 1), ...networks(5, 1, { call: 1 })],
    networks(20, 10),
    'keep',
    /within the bound/,
  ],
  [
    'has no credited deposits where the current release has some',
    {},
    networks(60, 1),
    withCredit(networks(40, 10), 2),
    'take-back',
    /a deposit was credited in 0 % of its page loads, with the current release in 20 %/,
  ],
  [
    'has as many credited deposits as the current release',
    {},
    [...withCredit(networks(12, 1), 1), ...networks(48, 1)],
    withCredit(networks(40, 10), 2),
    'keep',
    /within the bound/,
  ],
  [
    'has too few loads to judge deposits',
    {},
    networks(20, 1),
    withCredit(networks(40, 10), 2),
    'keep',
    /within the bound/,
  ],
  [
    'has fewer deposits than only two networks report of the current release',
    {},
    networks(60, 1),
    [...networks(40, 10), ...withCredit(networks(2, 400), 400)],
    'keep',
    /within the bound/,
  ],
  [
    'has failing calls on only two networks',
    {},
    [...networks(10, 1), ...networks(2, 50, { call: 50 })],
    networks(20, 10),
    'keep',
    /within the bound/,
  ],
]
it.each(compared)(
  'decides the guard’s action, compared with the current release, for a canary that %s',
  (_what, terms, tallies, control, decision, reason) => {
    const answer = decideGuard(canary({ sample: 12, ...terms }), { canary: tallies, control })
    expect(answer.reason).toMatch(reason)
    expect(answer.decision).toBe(decision)
  },
)
