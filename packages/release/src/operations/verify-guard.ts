import type { Draft } from '../registry/draft'
import type { GuardLog } from '../registry/guard-log'
import { takenBackOf } from '../registry/guard-log'
import { liveReleases } from '../registry/live-releases'
import { takenBackWords } from '../registry/taken-back'
import type { Finding } from './finding'

/**
 * Names every live release that the guard took back, with who gave it out again. Such a release is an error where an
 * older program left it as something to fall back to.
 */
export function verifyGuard(draft: Draft, log: GuardLog, findings: Finding[]): void {
  for (const [remote, { previous }] of Object.entries(draft.channels)) {
    const live = liveReleases(draft, remote)
    for (const taken of takenBackOf(log, draft, remote)) {
      const about = `${remote}/${taken.release}`
      const words = takenBackWords(taken)
      if (live.includes(taken.release))
        findings.push({
          severity: 'warning',
          about,
          message: taken.again ? words : `${words} It is still live, because a merchant is pinned to it.`,
        })
      if (previous.includes(taken.release))
        findings.push({
          severity: 'error',
          about,
          message: `${words} Pages still fall back to it, and a rollback goes to it: \`mfe repair ${remote}\` ends that.`,
        })
    }
  }
}
