import type { RemoteOverview, TimelineRelease } from '@plaza/contract/release'
import type { ChangeAsk } from '../state/change-ask'

/** One thing that can be done with a release, in the order of a menu. */
export interface ReleaseAction {
  id:
    | 'promote'
    | 'canary'
    | 'grow'
    | 'everybody'
    | 'takeBack'
    | 'rollback'
    | 'pin'
    | 'floor'
    | 'block'
    | 'unblock'
  ask: ChangeAsk
}

/** The actions of a release in its state, regardless of the token's rights. */
export function releaseActions(
  remote: string,
  { release, state }: TimelineRelease,
  overview: RemoteOverview | undefined,
): ReleaseAction[] {
  const of = (kind: ChangeAsk['kind'], more: Partial<ChangeAsk> = {}): ChangeAsk => ({
    kind,
    remote,
    release,
    ...more,
  })
  if (state === 'blocked') return [{ id: 'unblock', ask: of('unblock') }]
  const { rollout, floor } = overview ?? {}
  const rest: ReleaseAction[] = [
    ...(remote === 'shell' ? [] : [{ id: 'pin' as const, ask: of('pin') }]),
    ...(floor === release ? [] : [{ id: 'floor' as const, ask: of('floor') }]),
    { id: 'block', ask: of('block') },
  ]
  if (state === 'current') return rest
  if (state === 'canary') {
    const share = rollout?.basisPoints ?? 0
    const grown = { basisPoints: Math.min(share * 2, 10_000), guard: rollout?.guard }
    return [
      { id: 'grow', ask: of('canary', grown) },
      { id: 'everybody', ask: of('promote') },
      { id: 'takeBack', ask: { kind: 'rollback', remote } },
      ...rest,
    ]
  }
  const forward: ReleaseAction[] = [
    { id: 'canary', ask: of('canary') },
    { id: 'promote', ask: of('promote') },
  ]
  return state === 'previous'
    ? [{ id: 'rollback', ask: of('rollback') }, ...forward, ...rest]
    : [...forward, ...rest]
}
