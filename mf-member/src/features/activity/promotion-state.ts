import { promotionListing, type Promotion, type PromotionState } from '@plaza/contract/growth'
import type { Tone } from '@plaza/ui/pill'

/** How what a promotion is to the member is shown: the key of its text, and its tone. */
export const stateTones = {
  open: 'success',
  coming: 'info',
  joined: 'accent',
  process: 'info',
  applying: 'info',
  rejected: 'danger',
  issued: 'money',
  claimed: 'success',
  close: 'neutral',
} as const satisfies Record<PromotionState, Tone>

const byStatus = { open: 'open', coming: 'coming', closed: 'close' } as const

/** What a promotion is to the member; an older gateway says only where its dates are. */
export const stateOf = ({ state, status }: Pick<Promotion, 'state' | 'status'>): PromotionState =>
  state ?? byStatus[status]

/** Where a promotion is in the list: not begun, to be had, taken part in, or over for the member. */
export const listingOf = (promotion: Pick<Promotion, 'state' | 'status'>) =>
  promotionListing[stateOf(promotion)]

const rank = { signed: 0, open: 0, coming: 1, closed: 2 } as const

/**
 * Sorts promotions: those that the member takes part in or can have first, then coming ones, then those that are over; within
 * each, the soonest to change first.
 */
export const inReadingOrder = (promotions: readonly Promotion[]): Promotion[] =>
  [...promotions].sort(
    (a, b) =>
      rank[listingOf(a)] - rank[listingOf(b)] || turnsAt(a) - turnsAt(b) || a.title.localeCompare(b.title),
  )

/** When a promotion changes next: a coming one at its start, the others at their end. */
function turnsAt({ status, startsAt, endsAt }: Promotion): number {
  switch (status) {
    case 'coming':
      return startsAt
    case 'open':
      return endsAt ?? Number.MAX_SAFE_INTEGER
    case 'closed':
      return -(endsAt ?? startsAt)
  }
}
