import type { Channel } from '@plaza/contract'
import { promoted, rolledBack } from './channel-edits'

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
    'the release being rolled out',
    { current: 'c', previous: ['b'], rollout },
    'd',
    { current: 'd', previous: ['c', 'b'] },
  ],
  [
    'a release that was rolled back from',
    { current: 'a', previous: [], rolledBack: ['c', 'b'] },
    'b',
    { current: 'b', previous: ['a'], rolledBack: ['c'] },
  ],
]
it.each(promotions)('promoting %s', (_what, before, release, after) => {
  expect(promoted(before, release)).toEqual(after)
})

const rollbacks: [string, Channel, string | undefined, Channel][] = [
  [
    'to the release before',
    { current: 'c', previous: ['b', 'a'] },
    undefined,
    { current: 'b', previous: ['a'], rolledBack: ['c'] },
  ],
  [
    'to a named one',
    { current: 'c', previous: ['b', 'a'] },
    'a',
    { current: 'a', previous: [], rolledBack: ['c', 'b'] },
  ],
  [
    'in the middle of a rollout',
    { current: 'c', previous: ['b'], rollout },
    undefined,
    { current: 'c', previous: ['b'], rolledBack: ['d'] },
  ],
  [
    'in the middle of a rollout, to a named one',
    { current: 'c', previous: ['b'], rollout },
    'b',
    { current: 'b', previous: [], rolledBack: ['d', 'c'] },
  ],
  [
    'twice',
    { current: 'b', previous: ['a'], rolledBack: ['c'] },
    undefined,
    { current: 'a', previous: [], rolledBack: ['b', 'c'] },
  ],
]
it.each(rollbacks)('rolling back %s', (_what, before, to, after) => {
  expect(rolledBack(before, to)).toEqual({ ok: true, value: after })
})

const refusals: [string, Channel, string | undefined, string][] = [
  ['with nothing before', { current: 'a', previous: [] }, undefined, 'rollback.nothing'],
  ['to what is current', { current: 'a', previous: [] }, 'a', 'rollback.nothing'],
  ['to what never was current', { current: 'b', previous: ['a'] }, 'x', 'release.unknown'],
  ['below the floor', { current: 'c', previous: ['b', 'a'], floor: 'b' }, 'a', 'release.below.floor'],
]
it.each(refusals)('rolling back %s is refused', (_what, before, to, code) => {
  expect(rolledBack(before, to)).toMatchObject({ ok: false, refusal: { code } })
})
