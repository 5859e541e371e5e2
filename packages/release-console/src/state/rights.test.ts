/** @jest-environment node */
import type { ReleaseChange, ReleaseScope } from '@plaza/contract/release'
import { mayChange } from './rights'

const engineer: ReleaseScope = { role: 'engineer', remotes: [], merchants: [] }
const team: ReleaseScope = { role: 'team', remotes: ['mf-cashier'], merchants: [] }
const lite: ReleaseScope = { role: 'merchant', remotes: [], merchants: ['lite'] }
const viewer: ReleaseScope = { role: 'viewer', remotes: [], merchants: [] }
const remote = 'mf-cashier'
const release = '1.0.0-00000001'

const cases: [string, ReleaseScope, ReleaseChange, boolean][] = [
  ['an engineer blocks', engineer, { kind: 'block', remote, release }, true],
  ['an engineer goes below the floor', engineer, { kind: 'rollback', remote, overrideFloor: true }, true],
  ['a team rolls its remote back', team, { kind: 'rollback', remote }, true],
  ['a team starts a canary', team, { kind: 'canary', remote, release, basisPoints: 500 }, true],
  [
    'a team goes below the floor',
    team,
    { kind: 'rollback', remote, to: release, overrideFloor: true },
    false,
  ],
  ['a team goes below the floor, unnamed', team, { kind: 'rollback', remote, overrideFloor: true }, false],
  ['a team rolls back one merchant', team, { kind: 'rollback', remote, merchant: 'lite' }, false],
  ['a team rolls another remote back', team, { kind: 'rollback', remote: 'mf-games' }, false],
  ['a team disables', team, { kind: 'disable', remote, merchant: 'lite' }, false],
  ['a merchant disables for itself', lite, { kind: 'disable', remote, merchant: 'lite' }, true],
  ['a merchant disables for another', lite, { kind: 'disable', remote, merchant: 'demo' }, false],
  ['a merchant rolls back', lite, { kind: 'rollback', remote }, false],
  ['a viewer enables', viewer, { kind: 'enable', remote, merchant: 'lite' }, false],
]
it.each(cases)('the console knows whether the token allows it when %s', (_what, scope, change, isAllowed) => {
  expect(mayChange(scope, change)).toBe(isAllowed)
})
