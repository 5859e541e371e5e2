import { fakeRegistry } from '../testing'
import { describeStatus } from './describe'

it('says of each merchant what it goes without: what was switched off, and what it was never given', () => {
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
    '  lite             without mf-games (no games), without mf-loyalty (never given it)',
  ])
})
