import type { ReleaseAction, ReleaseActionKind, ReleaseScope } from '@plaza/contract/release'
import type { Outcome } from '../registry/outcome'
import { done, refused } from '../registry/outcome'

const teamMay: ReleaseActionKind[] = ['publish', 'skew', 'promote', 'canary', 'rollback']
const merchantMay: ReleaseActionKind[] = ['enable', 'disable']

/**
 * Whether a scope covers an action: a release engineer may do everything; a team publishes, promotes and rolls back its own
 * remotes, for all merchants; a merchant enables and disables remotes for itself; everybody may read (RELEASE-8).
 */
export function mayAct(scope: ReleaseScope, action: ReleaseAction): Outcome<true> {
  const { role, remotes, merchants } = scope
  const { kind, remote, merchant, overrodeFloor, isUnproven } = action
  if (role === 'engineer' || kind === 'read') return done(true)
  const what = wordsOf(action)
  if (role === 'team') {
    const isOwn = remote !== undefined && remotes.includes(remote)
    const isOverride = overrodeFloor !== undefined || isUnproven === true
    if (isOwn && teamMay.includes(kind) && merchant === undefined && !isOverride) return done(true)
    if (remote !== undefined && !isOwn)
      return refused(
        'token.denied',
        `This token is for ${list(remotes)} only and cannot ${what}. Ask its team or a release engineer.`,
      )
    return refused(
      'token.denied',
      `This token can publish, promote and roll back ${list(remotes)} only, above the floor, with no red skew matrix, and for all merchants. It cannot ${what}. Ask a release engineer.`,
    )
  }
  if (role === 'merchant') {
    if (merchant !== undefined && merchants.includes(merchant) && merchantMay.includes(kind))
      return done(true)
    return refused(
      'token.denied',
      `This token can turn remotes on and off for ${list(merchants)} only. It cannot ${what}. Ask a release engineer.`,
    )
  }
  return refused('token.denied', `This token is read-only and cannot ${what}. Ask a release engineer.`)
}

const things: Record<ReleaseActionKind, (remote: string) => string> = {
  start: () => 'start the site',
  publish: (remote) => `publish ${remote}`,
  skew: (remote) => `record a skew matrix of ${remote}`,
  promote: (remote) => `promote ${remote}`,
  canary: (remote) => `start a canary of ${remote}`,
  pin: (remote) => `pin a release of ${remote}`,
  unpin: (remote) => `unpin ${remote}`,
  rollback: (remote) => `roll ${remote} back`,
  enable: (remote) => `enable ${remote}`,
  disable: (remote) => `disable ${remote}`,
  block: (remote) => `block a release of ${remote}`,
  unblock: (remote) => `unblock a release of ${remote}`,
  floor: (remote) => `move the floor of ${remote}`,
  guard: (remote) => `stop a canary of ${remote}`,
  repair: (remote) => `repair ${remote}`,
  read: () => 'read the registry',
  verify: () => 'verify the store',
  'token.list': () => 'list tokens',
  'token.add': () => 'create tokens',
  'token.revoke': () => 'revoke tokens',
  'key.add': () => 'add keys',
  'key.revoke': () => 'revoke keys',
}

/** An action as the end of the sentence "This token cannot …". */
function wordsOf({ kind, remote, merchant, overrodeFloor, isUnproven }: ReleaseAction): string {
  return [
    things[kind](remote ?? 'a release'),
    merchant !== undefined && `for ${merchant}`,
    overrodeFloor !== undefined && `below its floor`,
    isUnproven && 'against a red skew matrix',
  ]
    .filter(Boolean)
    .join(' ')
}

const list = (names: string[]): string => names.join(', ') || 'nothing'
