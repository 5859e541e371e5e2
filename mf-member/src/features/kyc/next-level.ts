import type { Kyc, VerifiedKycLevel } from '@plaza/contract/identity'

/** The level for which documents can be sent now: none while some are under review, and none after the highest. */
export function nextLevelOf({ level, submission }: Kyc): VerifiedKycLevel | null {
  if (submission?.state === 'under-review' || level === 'full') return null
  return level === 'basic' ? 'full' : 'basic'
}
