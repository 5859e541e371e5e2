import { fakeRegistry } from '../testing'
import { describeStatus } from './describe'

it('the status lists for each merchant the remotes that are disabled or were never enabled', () => {
  const current = '1.0.0-00000000'
  const registry = fakeRegistry(
    { shell: { current }, 'mf-games': { current }, 'mf-loyalty': { current } },
    {
      demo: { 'mf-games': { enabled: true }, 'mf-loyalty': { enabled: true } },
      lite: { 'mf-games': { enabled: false, reason: 'no games' } },
    },
  )
  expect(describeStatus(registry).slice(-2)).toEqual([
    '  demo             everything',
    '  lite             without mf-games (no games), without mf-loyalty (never turned on)',
  ])
})

it('the status of a canary shows what was counted from how many networks, what was ignored and why, and the verdict of the guard', () => {
  const [current, release] = ['1.0.0-00000000', '1.1.0-00000001']
  const rollout = { release, basisPoints: 500, salt: release, guard: 0.02 }
  const counts = {
    release,
    since: 0,
    loads: 24,
    failed: 3,
    failures: { render: 3 },
    addresses: 2,
    minutes: [],
  }
  const lines = describeStatus(fakeRegistry({ 'mf-games': { current, rollout } }), {
    at: 0,
    remotes: {
      'mf-games': {
        health: [counts],
        dropped: { unsigned: 20, repeated: 2 },
        guard: { decision: 'wait', reason: 'page loads came from 2 of the 4 networks needed' },
      },
    },
  })
  expect(lines.map((line) => line.trim())).toEqual(
    expect.arrayContaining([
      `counted: 24 page loads of ${release} from 2 networks, 3 failed`,
      'not counted: 20 unsigned, 2 repeated',
      'guard: wait: page loads came from 2 of the 4 networks needed',
    ]),
  )
})
