import type { Draft } from '../registry/draft'
import type { GuardLog } from '../registry/guard-log'
import { guardRollbacksOf } from '../registry/guard-log'
import { liveReleases } from '../registry/live-releases'
import { guardRollbackText } from '../registry/guard-rollbacks'
import type { Finding } from './finding'

/**
 * Names every live release that the guard rolled back, with who reinstated it. It is an error if an older program left such
 * a release as a fallback.
 */
export function verifyGuard(draft: Draft, log: GuardLog, findings: Finding[]): void {
  for (const [remote, { previous }] of Object.entries(draft.channels)) {
    const live = liveReleases(draft, remote)
    for (const rollback of guardRollbacksOf(log, draft, remote)) {
      const about = `${remote}/${rollback.release}`
      const words = guardRollbackText(rollback)
      if (live.includes(rollback.release))
        findings.push({
          severity: 'warning',
          about,
          message: rollback.reinstated
            ? words
            : `${words} It is still live, because a merchant is pinned to it.`,
        })
      if (previous.includes(rollback.release))
        findings.push({
          severity: 'error',
          about,
          message: `${words} Pages still fall back to it, and a rollback goes to it: \`mfe repair ${remote}\` ends that.`,
        })
    }
  }
}
