import type { ReleaseAction, ReleaseActionKind, ReleaseScope } from '@plaza/contract'
import type { Outcome } from '../registry/outcome'
import { done, refused } from '../registry/outcome'

const teamMay: ReleaseActionKind[] = ['publish', 'skew', 'promote', 'canary', 'rollback']
const merchantMay: ReleaseActionKind[] = ['enable', 'disable']

/**
 * Whether a scope covers an action: a release engineer does all; a team publishes, promotes and rolls back its own
 * remotes, for everybody; a merchant enables and disables for itself; everybody reads (spec of operations, point 3).
 */
export function mayAct(scope: ReleaseScope, action: ReleaseAction): Outcome<true> {
  const { role, remotes, merchants } = scope
  const { kind, remote, merchant, overrodeFloor, isUnproven } = action
  if (role === 'engineer' || kind === 'read') return done(true)
  const what = [kind, remote, merchant && `for ${merchant}`].filter(Boolean).join(' ')
  if (role === 'team') {
    const isOwn = remote !== undefined && remotes.includes(remote)
    const isOverride = overrodeFloor !== undefined || isUnproven === true
    if (isOwn && teamMay.includes(kind) && merchant === undefined && !isOverride) return done(true)
    if (remote !== undefined && !isOwn)
      return refused(
        'token.denied',
        `This token is for ${list(remotes)} alone; it may not ${what}. Ask its team, or a release engineer.`,
      )
    return refused(
      'token.denied',
      `This token publishes, promotes and rolls back ${list(remotes)} alone, above the floor, against no red skew matrix, and for all merchants; it may not ${what}. Ask a release engineer.`,
    )
  }
  if (role === 'merchant') {
    if (merchant !== undefined && merchants.includes(merchant) && merchantMay.includes(kind))
      return done(true)
    return refused(
      'token.denied',
      `This token enables and disables remotes for ${list(merchants)} alone; it may not ${what}. Ask a release engineer.`,
    )
  }
  return refused('token.denied', `This token only reads; it may not ${what}.`)
}

const list = (names: string[]): string => names.join(', ') || 'nothing'
