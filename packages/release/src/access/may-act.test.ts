import { releaseActionKindSchema } from '@plaza/contract/release'
import type { ReleaseAction, ReleaseScope } from '@plaza/contract/release'
import { mayAct } from './may-act'

const engineer: ReleaseScope = { role: 'engineer', remotes: [], merchants: [] }
const team: ReleaseScope = { role: 'team', remotes: ['mf-cashier'], merchants: [] }
const lite: ReleaseScope = { role: 'merchant', remotes: [], merchants: ['lite'] }
const viewer: ReleaseScope = { role: 'viewer', remotes: [], merchants: [] }
const cashier = { remote: 'mf-cashier', release: '1.0.0-00000001' }

const cases: [string, ReleaseScope, ReleaseAction, boolean][] = [
  ['an engineer revokes a key', engineer, { kind: 'key.revoke', subject: 'k' }, true],
  ['an engineer goes below the floor', engineer, { kind: 'rollback', ...cashier, overrodeFloor: 'x' }, true],
  ['a team publishes its own remote', team, { kind: 'publish', ...cashier }, true],
  ['a team promotes its own remote', team, { kind: 'promote', ...cashier }, true],
  ['a team begins a canary of its own remote', team, { kind: 'canary', ...cashier }, true],
  ['a team records the skew result of its own remote', team, { kind: 'skew', ...cashier }, true],
  [
    'a team records the skew result of another remote',
    team,
    { kind: 'skew', ...cashier, remote: 'mf-games' },
    false,
  ],
  ['a team promotes an unproven release', team, { kind: 'promote', ...cashier, isUnproven: true }, false],
  [
    'an engineer promotes an unproven release',
    engineer,
    { kind: 'promote', ...cashier, isUnproven: true },
    true,
  ],
  ['a team rolls its own remote back', team, { kind: 'rollback', ...cashier }, true],
  ['a team publishes another remote', team, { kind: 'publish', ...cashier, remote: 'mf-games' }, false],
  ['a team promotes the shell', team, { kind: 'promote', ...cashier, remote: 'shell' }, false],
  ['a team publishes an unnamed remote', team, { kind: 'publish' }, false],
  ['a team goes below the floor', team, { kind: 'rollback', ...cashier, overrodeFloor: 'x' }, false],
  ['a team pins a merchant', team, { kind: 'pin', ...cashier, merchant: 'lite' }, false],
  ['a team rolls back one merchant', team, { kind: 'rollback', ...cashier, merchant: 'lite' }, false],
  [
    'a team disables its remote for a merchant',
    team,
    { kind: 'disable', ...cashier, merchant: 'lite' },
    false,
  ],
  ['a team makes a token', team, { kind: 'token.add', subject: 't' }, false],
  ['a merchant disables for itself', lite, { kind: 'disable', remote: 'mf-games', merchant: 'lite' }, true],
  ['a merchant enables for itself', lite, { kind: 'enable', remote: 'mf-games', merchant: 'lite' }, true],
  ['a merchant disables for another', lite, { kind: 'disable', remote: 'mf-games', merchant: 'demo' }, false],
  [
    'a merchant disables a remote for an unnamed merchant',
    lite,
    { kind: 'disable', remote: 'mf-games' },
    false,
  ],
  ['a merchant pins itself', lite, { kind: 'pin', ...cashier, merchant: 'lite' }, false],
  ['a merchant rolls back for itself', lite, { kind: 'rollback', ...cashier, merchant: 'lite' }, false],
  ['anybody reads', viewer, { kind: 'read' }, true],
  ['a viewer disables', viewer, { kind: 'disable', remote: 'mf-games', merchant: 'lite' }, false],
]
// RELEASE-8
it('names the remotes of a team’s token when the team acts on another team’s remote', () => {
  const answer = mayAct(team, { kind: 'publish', remote: 'mf-games' })
  expect(!answer.ok && answer.refusal.message).toBe(
    'This token is for mf-cashier only and cannot publish mf-games. Ask its team or a release engineer.',
  )
})

it.each(releaseActionKindSchema.options)('refuses a viewer in a readable sentence: %s', (kind) => {
  const answer = mayAct(viewer, { kind, remote: 'mf-cashier' })
  const sentence = answer.ok ? 'it may read' : answer.refusal.message
  expect(sentence).not.toMatch(/[a-z]\.[a-z]/)
  expect(sentence).toMatch(
    /^(?:it may read|This token is read-only and cannot [a-z]+(?: [a-z-]+)+. Ask a release engineer.)$/,
  )
})

it.each<[ReleaseAction, string]>([
  [{ kind: 'token.list' }, 'list tokens'],
  [{ kind: 'disable', remote: 'mf-games', merchant: 'lite' }, 'disable mf-games for lite'],
  [{ kind: 'rollback', ...cashier, overrodeFloor: 'x' }, 'roll mf-cashier back below its floor'],
])('describes the refused action in words', (action, words) => {
  const answer = mayAct(viewer, action)
  expect(!answer.ok && answer.refusal.message).toContain(`cannot ${words}.`)
})

it.each(cases)('the permission check answers correctly when %s', (_what, scope, action, isAllowed) => {
  const answer = mayAct(scope, action)
  expect(answer.ok).toBe(isAllowed)
  if (!answer.ok) expect(answer.refusal.code).toBe('token.denied')
})
