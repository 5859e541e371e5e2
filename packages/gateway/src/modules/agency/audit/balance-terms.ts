import { ledgerKinds, type LedgerKind } from '@plaza/contract/money'
import { sql } from 'kysely'
import type { Queries } from '../../../kernel/database/database'
import { bookingsOf } from '../../../kernel/ledger'
import { settledOrders } from '../../lottery/bets'
import { reportedResults, settledRounds } from '../../play/game-sessions'
import { carriedPlay, countsOn } from '../../stakes/member-days'

/** What a member's wallets did on a day that no figure of the day says, minor units; and all that they did. */
interface MemberDay {
  /** Everything that was booked. */
  bookedMinor: number
  /** Of figures: what was booked on the day and counts on another, less what counts on the day and was booked on another. */
  shiftedMinor: number
  /** Of play: what was booked on the day and is settled on another or not at all, less what is settled on it and was booked on another. */
  openMinor: number
  /** What was borrowed from the merchant, less what was repaid. */
  owedMinor: number
  /** Of kinds without a figure: money to practise with, packets of red-packet rain. */
  grantMinor: number
}

const nothing: MemberDay = { bookedMinor: 0, shiftedMinor: 0, openMinor: 0, owedMinor: 0, grantMinor: 0 }

/** Days of members, by member and day. */
export type MemberDays = Map<string, Map<string, MemberDay>>

interface BookedDay {
  memberId: string
  kind: LedgerKind
  isDebt: boolean
  day: string
  /** The day on which it counts; null while it counts on none. */
  counted: string | null
  minor: number
}

const kindsWhere = (is: (kind: LedgerKind) => boolean) =>
  (Object.keys(ledgerKinds) as LedgerKind[]).filter(is)
/** Bookings of rounds and orders, which count on the day on which these are settled. */
const playKinds = kindsWhere((kind) => /^(?:game|lottery)-|^chase-bet$/.test(kind))
const figureKinds = kindsWhere((kind) => ledgerKinds[kind].figure !== null)
const grantKinds: readonly LedgerKind[] = ['trial-grant', 'red-packet']
const debtKinds: readonly LedgerKind[] = ['debt-repaid']
/** What play at a vendor's own wallet came to: booked by the balance, not by round. */
const vendorKind: LedgerKind = 'vendor-play'

async function bookedDays(queries: Queries, merchant: string): Promise<BookedDay[]> {
  const { rows } = await sql<BookedDay>`
    with play as materialized (
      select member_id, reference, day from ${settledRounds(merchant)} r
      union all
      select member_id, reference, day from ${settledOrders(merchant)} o
    ), booked as (
      select b.*, merchant_day(${merchant}, b.created_at) as day from ${bookingsOf(merchant)} b
    )
    select b.member_id as "memberId", b.kind, b.is_debt as "isDebt", b.day,
      case when b.kind = any(${figureKinds}::text[]) then ${countsOn(merchant, 'b')}
        when b.kind = any(${playKinds}::text[]) and p.reference is not null then p.day
        else b.day end as counted,
      sum(b.minor)::bigint as minor
    from booked b
      left join play p on p.member_id = b.member_id and p.reference = b.reference and b.kind = any(${playKinds}::text[])
    group by 1, 2, 3, 4, 5`.execute(queries)
  return rows
}

async function reportedDays(queries: Queries, merchant: string) {
  const { rows } = await sql<{ memberId: string; day: string; minor: number }>`
    select member_id as "memberId", day, minor::bigint as minor from ${reportedResults(merchant)} r`.execute(
    queries,
  )
  return rows
}

/** Puts what was booked where it belongs. */
function add(found: MemberDays, { memberId, kind, isDebt, day, counted, minor }: BookedDay): void {
  const own = dayOf(found, memberId, day)
  const isPlay = playKinds.includes(kind)
  if (isDebt) {
    // A correction of a bet counts as a whole; what the wallet lacked of it is owed.
    if (!isPlay) return
    own.owedMinor -= minor
  } else own.bookedMinor += minor
  if (debtKinds.includes(kind)) own.owedMinor += minor
  if (grantKinds.includes(kind)) own.grantMinor += minor
  if (kind === vendorKind) own.openMinor += minor
  if (counted === day) return
  const term = isPlay ? 'openMinor' : 'shiftedMinor'
  own[term] += minor
  if (counted !== null) dayOf(found, memberId, counted)[term] -= minor
}

function dayOf(found: MemberDays, memberId: string, day: string): MemberDay {
  const days = found.get(memberId) ?? new Map<string, MemberDay>()
  found.set(memberId, days)
  const one = days.get(day) ?? { ...nothing }
  days.set(day, one)
  return one
}

/**
 * What the wallets of a merchant's members did by day, from the ledger's entries by their time, and what of it the figures of the day do not
 * say, from the bookings' references to rounds and orders (TEAM-3).
 */
export async function memberDays(queries: Queries, merchant: string): Promise<MemberDays> {
  const found: MemberDays = new Map()
  const played = new Map<string, number>()
  const keyOf = (memberId: string, day: string) => `${memberId} ${day}`
  for (const one of await bookedDays(queries, merchant)) {
    add(found, one)
    const key = keyOf(one.memberId, one.day)
    if (playKinds.includes(one.kind)) played.set(key, (played.get(key) ?? 0) + one.minor)
  }
  for (const { memberId, day, minor } of await reportedDays(queries, merchant))
    dayOf(found, memberId, day).openMinor -= minor
  // Rounds of such a day are not all kept: what was booked is compared with nothing.
  for (const { memberId, day, minor } of await carriedPlay(queries, merchant))
    dayOf(found, memberId, day).openMinor = (played.get(keyOf(memberId, day)) ?? 0) - minor
  return found
}
