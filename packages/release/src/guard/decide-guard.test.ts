import type { Rollout } from '@plaza/contract'
import { decideGuard } from './decide-guard'
import type { ReleaseTally } from './decide-guard'

const canary = (terms: Partial<Rollout> = {}): Rollout => ({
  release: '1.4.2-00000001',
  basisPoints: 500,
  salt: 's',
  guard: 0.1,
  ...terms,
})

const cases: [string, Partial<Rollout>, ReleaseTally, string, RegExp][] = [
  ['has not been loaded yet', {}, { loads: 0, failures: {} }, 'wait', /0 of the 20 page loads/],
  ['failed always, too seldom to judge', {}, { loads: 19, failures: { entry: 19 } }, 'wait', /19 of the 20/],
  [
    'failed at exactly its bound',
    {},
    { loads: 20, failures: { entry: 2 } },
    'keep',
    /within the bound of 10 %/,
  ],
  [
    'failed above its bound',
    {},
    { loads: 20, failures: { entry: 1, render: 2 } },
    'take-back',
    /3 of 20 page loads failed \(15 %: 1 at entry, 2 at render\), above the bound of 10 %/,
  ],
  ['never failed', {}, { loads: 5000, failures: {} }, 'keep', /0 of 5000/],
  ['has a larger sample', { sample: 100 }, { loads: 99, failures: { render: 99 } }, 'wait', /of the 100/],
  ['has a smaller sample', { sample: 3 }, { loads: 3, failures: { render: 1 } }, 'take-back', /33.33 %/],
  ['has no guard', { guard: undefined }, { loads: 100, failures: { render: 100 } }, 'keep', /no guard/],
  [
    'has more failures told than loads given out',
    { guard: 1 },
    { loads: 20, failures: { entry: 900 } },
    'keep',
    /20 of 20/,
  ],
]
it.each(cases)('a canary that %s', (_what, terms, tally, decision, reason) => {
  const answer = decideGuard(canary(terms), tally)
  expect(answer.decision).toBe(decision)
  expect(answer.reason).toMatch(reason)
})
