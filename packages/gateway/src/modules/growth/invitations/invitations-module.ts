import {
  invitationFiguresCall,
  invitationRewardsCall,
  invitedFriendsCall,
  visitInvitationCall,
} from '@plaza/contract/growth'
import { CallFailure } from '../../../kernel/call-failure'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, Member } from '../../../kernel/http/call-context'
import { registerCall, registerMemberCall } from '../../../kernel/http/register-call'
import { defineModule } from '../../../kernel/modules/define-module'
import { pageAt, pageOf } from '../../../kernel/pages'
import { countVisit } from './count-visit'
import { invitationMigrations } from './migrations'
import { readFigures, readInvitations, showFriends, showRewards, type Inviter } from './read-invitations'

const pageSize = 20

/** Whose invitations. @throws CallFailure `feature.off` where the merchant has no referral promotion */
function inviterOf({ member, context }: { member: Member; context: CallContext }): Inviter {
  const { merchant, now } = context
  if (merchant.settings.promos['REFERRAL'] !== true) throw new CallFailure('feature.off')
  return { member, merchant, now }
}

function calls(gateway: Gateway): void {
  const { db } = gateway

  registerMemberCall(gateway, invitationFiguresCall, ({ query: { days }, ...input }) =>
    readFigures(db.read, inviterOf(input), days === undefined ? undefined : Number(days)),
  )
  registerMemberCall(gateway, invitedFriendsCall, async ({ query: { pageNo }, ...input }) => {
    const inviter = inviterOf(input)
    const friends = showFriends(await readInvitations(db.read, inviter))
    const { items, ...numbers } = pageOf(friends, pageAt(pageNo, pageSize))
    return { friends: items, currency: inviter.merchant.currency, ...numbers }
  })
  registerMemberCall(gateway, invitationRewardsCall, async ({ query: { pageNo }, ...input }) => {
    const inviter = inviterOf(input)
    const rewards = showRewards(await readInvitations(db.read, inviter), inviter.now)
    const { items, ...numbers } = pageOf(rewards, pageAt(pageNo, pageSize))
    return { rewards: items, ...numbers }
  })
  registerCall(gateway, visitInvitationCall, async ({ body, context }) => {
    await countVisit(db, context, body)
    return {}
  })
}

/** Invitations: visits of the link, friends at every step, and what was given for them (INVITE-1). */
export const invitationsModule = defineModule({
  name: 'growth/invitations',
  calls,
  tables: ['invite_visits'],
  migrations: invitationMigrations,
})
