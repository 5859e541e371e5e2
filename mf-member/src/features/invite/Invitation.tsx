import { useCall } from '@plaza/client'
import { inviteCall } from '@plaza/contract'
import { CallFailure } from '../../parts/CallFailure'
import { InvitationCard } from './InvitationCard'
import { InvitationSkeleton } from './InvitationSkeleton'
import { ReferralOff } from './ReferralOff'
import { TrialRejected } from './TrialRejected'

/** The member's own invitation as it comes. */
export function Invitation() {
  const { data, error, isFetching, refetch } = useCall(inviteCall)
  if (data) return <InvitationCard {...data} />
  switch (error?.code) {
    case undefined:
      return <InvitationSkeleton />
    // The promotion was switched off since this page was loaded.
    case 'feature.off':
      return <ReferralOff />
    case 'trial.rejected':
      return <TrialRejected />
    default:
      return error && <CallFailure error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
}
