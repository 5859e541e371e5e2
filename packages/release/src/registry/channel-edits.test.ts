import type { Channel } from '@plaza/contract/release'
import { promoted, rolledBack, withRollout } from './channel-edits'
import type { CanaryTerms } from './channel-edits'

const rollout = { release: 'd', basisPoints: 100, salt: 's' }

const promotions: [string, Channel | undefined, string, Channel][] = [
  ['the first release', undefined, 'a', { current: 'a', previous: [] }],
  ['the next release', { current: 'a', previous: [] }, 'b', { current: 'b', previous: ['a'] }],
  ['the current release again', { current: 'b', previous: ['a'] }, 'b', { current: 'b', previous: ['a'] }],
  [
    'an earlier release again',
    { current: 'c', previous: ['b', 'a'] },
    'a',
    { current: 'a', previous: ['c', 'b'] },
  ],
  [
    'the release of the canary',
    { current: 'c', previous: ['b'], rollout },
    'd',
    { current: 'd', previous: ['c', 'b'] },
  ],
  [
    'a release that was rolled back',
    { current: 'a', previous: [], rolledBack: ['c', 'b'] },
    'b',
    { current: 'b', previous: ['a'], rolledBack: ['c'] },
  ],
]
it.each(promotions)('promotes %s with the expected channel', (_what, before, release, after) => {
  expect(promoted(before, release)).toEqual(after)
})

const rollbacks: [string, Channel, string, Channel][] = [
  [
    'to the previous release',
    { current: 'c', previous: ['b', 'a'] },
    'b',
    { current: 'b', previous: ['a'], rolledBack: ['c'] },
  ],
  [
    'to an older release',
    { current: 'c', previous: ['b', 'a'] },
    'a',
    { current: 'a', previous: [], rolledBack: ['c', 'b'] },
  ],
  [
    'out of a canary',
    { current: 'c', previous: ['b'], rollout },
    'c',
    { current: 'c', previous: ['b'], rolledBack: ['d'] },
  ],
  [
    'out of a canary of an earlier release, which is no longer a fallback',
    { current: 'c', previous: ['d', 'b'], rollout },
    'c',
    { current: 'c', previous: ['b'], rolledBack: ['d'] },
  ],
  [
    'out of a canary, to an older release',
    { current: 'c', previous: ['b'], rollout },
    'b',
    { current: 'b', previous: [], rolledBack: ['d', 'c'] },
  ],
  [
    'twice',
    { current: 'b', previous: ['a'], rolledBack: ['c'] },
    'a',
    { current: 'a', previous: [], rolledBack: ['b', 'c'] },
  ],
]
it.each(rollbacks)('rolls a channel back %s', (_what, before, to, after) => {
  expect(rolledBack(before, to)).toEqual(after)
})

const canaries: [string, Channel, CanaryTerms, Channel][] = [
  [
    'the first canary of a channel',
    { current: 'a', previous: [] },
    { release: 'd', basisPoints: 100, guard: 0.1 },
    { current: 'a', previous: [], rollout: { release: 'd', basisPoints: 100, salt: 'd', guard: 0.1 } },
  ],
  [
    'a larger share of the same release, keeping salt and guard',
    { current: 'a', previous: [], rollout: { ...rollout, guard: 0.1 } },
    { release: 'd', basisPoints: 500 },
    { current: 'a', previous: [], rollout: { release: 'd', basisPoints: 500, salt: 's', guard: 0.1 } },
  ],
  [
    'another release in its place, with a new salt',
    { current: 'a', previous: [], rollout: { ...rollout, guard: 0.1 } },
    { release: 'e', basisPoints: 100 },
    { current: 'a', previous: [], rollout: { release: 'e', basisPoints: 100, salt: 'e' } },
  ],
  [
    'a release that was rolled back',
    { current: 'a', previous: [], rolledBack: ['d'] },
    { release: 'd', basisPoints: 100 },
    { current: 'a', previous: [], rollout: { release: 'd', basisPoints: 100, salt: 'd' } },
  ],
]
it.each(canaries)('starts a canary: %s', (_what, before, terms, after) => {
  expect(withRollout(before, terms)).toEqual(after)
})
