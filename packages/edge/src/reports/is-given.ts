import { resolve, shellName } from '@plaza/release'
import type { Snapshot } from '../releases/catalogue'

/** Whether one visitor is given a release. */
export type IsGiven = (remote: string, release: string) => boolean

/**
 * What a visitor of a merchant is given now: of each remote its release and the fallback behind it, and the shell.
 * Nothing for whoever comes without the visitor's cookie: such a report is logged, and held against no release.
 */
export function givenTo(
  snapshot: Snapshot | undefined,
  merchant: string,
  visitor: string | undefined,
): IsGiven {
  const resolution =
    snapshot && visitor !== undefined ? resolve({ ...snapshot, merchant, visitor }) : undefined
  if (!resolution?.ok) return () => false
  const { plan } = resolution
  return (remote, release) => {
    if (remote === shellName) return plan.shell === release
    const planned = plan.remotes.find(({ name }) => name === remote)
    return planned?.release === release || planned?.fallback?.release === release
  }
}
