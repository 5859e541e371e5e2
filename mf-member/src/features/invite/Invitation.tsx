import { useCall } from '@plaza/client'
import { inviteCall } from '@plaza/contract/identity'
import { useSearchParams } from '@plaza/facade/router'
import { Answer } from '@plaza/ui/answer'
import { Tabs } from '@plaza/ui/tabs'
import { useInviteText } from '../../locales/invite/texts'
import { Friends } from './Friends'
import { InvitationCard } from './InvitationCard'
import { InvitationFigures } from './InvitationFigures'
import { InvitationSkeleton } from './InvitationSkeleton'
import { InvitationRewards } from './InvitationRewards'
import { InvitationRules } from './InvitationRules'
import { ReferralOff } from './ReferralOff'
import { TrialRejected } from './TrialRejected'
import { useLiveInvitation } from './useLiveInvitation'

const tabs = ['friends', 'rewards', 'rules'] as const
const panels = { friends: Friends, rewards: InvitationRewards, rules: InvitationRules }

/** The member's own invitation, what came of it, and its rules (INVITE-1). The tab is in the address. */
export function Invitation() {
  const t = useInviteText()
  useLiveInvitation()
  const [search, setSearch] = useSearchParams()
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'friends'
  const Panel = panels[tab]
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
      {(invitation) => (
        <>
          <InvitationCard {...invitation} />
          <InvitationFigures />
          <Tabs
            label={t('invite.tabs')}
            value={tab}
            onChange={(next) => setSearch({ tab: next }, { replace: true })}
            items={tabs.map((id) => ({
              id,
              label: t(`invite.tab.${id}`),
              ...(id === tab && { panel: <Panel /> }),
            }))}
          />
        </>
      )}
    </Answer>
  )
}
