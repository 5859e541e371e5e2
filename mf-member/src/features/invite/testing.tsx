import type { FriendStep, InvitationFigures, InvitedFriend, Reward } from '@plaza/contract/growth'
import type { BusEvent } from '@plaza/contract/page'
import { testSession } from '@plaza/federation/testing'
import { renderMember } from '../../testing/member'
import { InviteScreen } from './InviteScreen'

export const invitation = {
  code: 'PERLA7',
  link: 'https://perla.example/m/register?ref=PERLA7',
  registered: 4,
}
export const promos = { REFERRAL: true }
export const path = '/m/inviteFriends'
const dayMs = 86_400_000
export const now = Date.now()
const rules = {
  leastDepositMinor: 500_00,
  friendMinor: 100_00,
  tiers: [
    { from: 1, rewardMinor: 200_00 },
    { from: 5, rewardMinor: 250_00 },
  ],
  wagering: 1,
  wageringDays: null,
  qualifyDays: 90,
}
export const figures: InvitationFigures = {
  clicks: 52,
  registered: 6,
  deposited: 4,
  qualified: 3,
  paidMinor: 200_00,
  pendingMinor: 400_00,
  currency: 'PHP',
  rules,
}
const friend = (name: string, step: FriendStep, more: Partial<InvitedFriend> = {}): InvitedFriend => ({
  name,
  registeredAt: now - dayMs,
  step,
  qualifiesUntil: null,
  rewardMinor: null,
  ...more,
})
const friends = [
  friend('ma***42', 'qualified', { rewardMinor: 200_00 }),
  friend('ze***54', 'deposited'),
  friend('ne***01', 'registered', { qualifiesUntil: now + 89 * dayMs }),
  friend('ol***44', 'late'),
]
export const reward = (id: string, state: Reward['state']): Reward => ({
  id,
  source: 'invitation',
  name: { en: 'Bring a friend', fil: 'Magsama ng kaibigan' },
  amountMinor: 200_00,
  currency: 'PHP',
  wagering: 1,
  highestStakeMinor: null,
  wageringDays: null,
  state,
  opensAt: now - dayMs,
  expiresAt: null,
  endedAt: null,
})
const rewards = [
  { reward: reward('7', 'claimable'), friend: 'ma***42', number: 2, depositMinor: 600_00 },
  { reward: reward('6', 'running'), friend: 'da***71', number: 1, depositMinor: 500_00 },
]
export const pages = { pageNum: 1, totalPages: 1, total: 4 }
export const answers = {
  'member.invite': invitation,
  'invitations.figures': figures,
  'invitations.friends': { friends, currency: 'PHP', ...pages },
  'invitations.rewards': { rewards, ...pages },
}
export const member = { session: testSession(), promos, path, flags: { REWCEN3: true }, answers }

export type Options = Parameters<typeof renderMember>[1]

/** Renders the screen and records toasts and sign-in requests from the first render on. */
export function open(options: Options) {
  const toasts: BusEvent<'toast'>[] = []
  const signInRequests: BusEvent<'session:required'>[] = []
  const view = renderMember(<InviteScreen />, {
    ...options,
    onEvents: (events) => {
      events.on('toast', (toast) => toasts.push(toast))
      events.on('session:required', (event) => signInRequests.push(event))
    },
  })
  return { ...view, toasts, signInRequests }
}
