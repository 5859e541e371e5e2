import type { Promotion } from '@plaza/contract/site'
import type { Tone } from '@plaza/ui/pill'

/** How a promotion's status is shown: the key of its text, and its tone. */
export const statusTones = {
  open: 'success',
  coming: 'info',
  closed: 'neutral',
} as const satisfies Record<Promotion['status'], Tone>

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
