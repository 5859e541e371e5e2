import type { Promotion, PromotionState } from '@plaza/contract/growth'
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

const rank: Record<Promotion['status'], number> = { open: 0, coming: 1, closed: 2 }

/** Sorts promotions: open ones first, then coming, then ended; within each, the soonest to change first. */
export const inReadingOrder = (promotions: readonly Promotion[]): Promotion[] =>
  [...promotions].sort(
    (a, b) => rank[a.status] - rank[b.status] || turnsAt(a) - turnsAt(b) || a.title.localeCompare(b.title),
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
