import { useCall } from '@plaza/client'
import { teamMemberCall } from '@plaza/contract/agency'
import { Answer } from '@plaza/ui/answer'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useTeamListText } from '../../locales/team-list/texts'
import { FreezeForm } from './FreezeForm'
import { MemberActions } from './MemberActions'
import { MemberFacts } from './MemberFacts'
import { MessageForm } from './MessageForm'

export interface MemberSheetProps {
  account: string
  isOpen: boolean
  onClose: () => void
  /** Shows whom the account has below it. */
  onDownline: (account: string) => void
}

/** One account of the team: its details, and what its agent may do about it (TEAM-11, TEAM-12). */
export function MemberSheet({ account, isOpen, onClose, onDownline }: MemberSheetProps) {
  const t = useTeamListText()
  const answer = useCall(teamMemberCall, { query: { account } })
  const [form, setForm] = useState<'message' | 'freeze' | null>(null)
  const back = () => setForm(null)
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={answer.data?.member.userName ?? account}
      detail={answer.data ? [t('teamList.me'), ...answer.data.path].join(' › ') : undefined}
    >
      <Answer of={answer} pending={<SkeletonRows count={5} />} failed={{ title: t('teamList.memberFailed') }}>
        {(shown) =>
          form === 'message' ? (
            <MessageForm account={shown.member.userName} onEnd={back} />
          ) : form === 'freeze' ? (
            <FreezeForm account={shown.member.userName} onEnd={back} />
          ) : (
            <>
              <MemberFacts shown={shown} />
              <MemberActions
                shown={shown}
                onDownline={onDownline}
                onMessage={() => setForm('message')}
                onFreeze={() => setForm('freeze')}
              />
            </>
          )
        }
      </Answer>
    </Sheet>
  )
}
