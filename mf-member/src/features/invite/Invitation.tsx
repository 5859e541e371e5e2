import { useCall } from '@plaza/client'
import { inviteCall } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { InvitationCard } from './InvitationCard'
import { InvitationSkeleton } from './InvitationSkeleton'
import { ReferralOff } from './ReferralOff'
import { TrialRejected } from './TrialRejected'

/** The member's own invitation. */
export function Invitation() {
  return (
    <Answer
      of={useCall(inviteCall)}
      pending={<InvitationSkeleton />}
      refused={{
        // The merchant switched the promotion off after this page was loaded.
        'feature.off': <ReferralOff />,
        'trial.rejected': <TrialRejected />,
      }}
    >
      {(invitation) => <InvitationCard {...invitation} />}
    </Answer>
  )
}
