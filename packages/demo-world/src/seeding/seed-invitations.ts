import { grantReward, hasMembers, importInvitations } from '@plaza/gateway/world-api'
import { invitationsOf } from '../world/people/invitations'
import { definePart } from './world-part'

/** Friends of a member at every step, and visits of its link. */
export const invitations = definePart({
  name: 'invitations',
  merchants: ['demo'],
  // One friend was paid for, and to members with a past no money is added.
  has: hasMembers,
  plan: ({ people, settings: { referral } }, { now }) => invitationsOf(people, referral, now),
  write: async (trx, { friends, visits, paid }, { code }, { now }) => {
    await importInvitations(trx, code, { friends, visits })
    for (const reward of paid) await grantReward(trx, { merchant: code, ...reward, now })
  },
})
