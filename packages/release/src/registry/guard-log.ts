import { printable } from '@plaza/contract/kernel'
import type { Registry, TakenBack } from '@plaza/contract/release'
import type { Draft } from './draft'
import { own } from './draft'
import { liveReleases } from './live-releases'
import { addTakenBack, withGivenAgain } from './taken-back'

/** What the guard took back, by remote, as a log of revisions shows it. */
export type GuardLog = Readonly<Record<string, readonly TakenBack[]>>

/**
 * A guard log after one more revision; `before` is the readable one before it. Texts of an older program are escaped,
 * because they may be written again.
 */
export function followGuard(log: GuardLog, before: Registry | undefined, after: Registry): GuardLog {
  const { when, action } = after
  const [who, why] = [printable(after.who), printable(after.why)]
  const live = (registry: Registry | undefined, remote: string) =>
    registry ? liveReleases(registry, remote) : []
  const next = Object.entries(log).map(([remote, taken]) => [
    remote,
    withGivenAgain(taken, { before: live(before, remote), after: live(after, remote) }, { who, when, why }),
  ])
  const noted = Object.fromEntries(next) as GuardLog
  if (action?.kind !== 'guard' || action.remote === undefined || action.release === undefined) return noted
  const { remote, release } = action
  return { ...noted, [remote]: addTakenBack(own(noted, remote) ?? [], { release, when, why }) }
}

/** What the guard took back of a remote: as the log shows it, and what only the registry remembers. */
export function takenBackOf(
  log: GuardLog,
  { channels }: Pick<Draft, 'channels'>,
  remote: string,
): TakenBack[] {
  const logged = own(log, remote) ?? []
  const noted = own(channels, remote)?.takenBack ?? []
  return [...logged, ...noted.filter(({ release }) => !logged.some((one) => one.release === release))]
}
