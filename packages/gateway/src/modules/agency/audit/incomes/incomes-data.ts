import type { Queries } from '../../../../kernel/database/database'
import { readMerchant, type Merchant } from '../../../../kernel/merchants/merchants'
import { membersNamed, uplinesOn } from '../../../identity/directory'
import { derivedDays, type DerivedDay } from '../../../stakes/member-days'
import { sql } from 'kysely'
import { above } from '../../team'
import { changedDays, finishedRuns, givenRates } from './kept'
import type { FinishedRun } from './settled-reach'
import { termsAt, type TermsOfMoment } from './terms-at'

/** What incomes are derived from: nothing that a settlement wrote, but for when it ran. */
export interface IncomesData {
  queries: Queries
  merchant: Merchant
  timeZone: string
  runs: readonly FinishedRun[]
  /** What members did, from the rounds, the orders and the ledger's entries. */
  days: readonly DerivedDay[]
  /** When what is kept of a member's day changed last, ms; 0 where nothing is. */
  changedAt: (memberId: string, day: string, category: string) => number
  /** Everybody above a member on a day, the nearest first. */
  aboveOn: (memberId: string, day: string) => readonly string[]
  typeOf: (memberId: string) => number
  /** What a member was given in a category that counts on a day; undefined for nothing. */
  givenOn: (memberId: string, category: string, day: string) => number | undefined
  termsAt: (ms: number) => TermsOfMoment
}

const keyOf = (...parts: readonly string[]) => parts.join(' ')

async function typesOf(queries: Queries, merchant: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ id: string; type: number }>`
    select id, type from ${membersNamed(merchant)} m`.execute(queries)
  return new Map(rows.map(({ id, type }) => [id, type]))
}

/** Reads what the incomes of a merchant are derived from. @throws for an unknown merchant */
export async function incomesData(queries: Queries, code: string): Promise<IncomesData> {
  const merchant = await readMerchant(queries, code)
  if (!merchant) throw new Error(`no merchant ${code}`)
  const uplineOn = await uplinesOn(queries, code)
  const lines = new Map<string, string[]>()
  const types = await typesOf(queries, code)
  const changed = new Map(
    (await changedDays(queries, code)).map(({ memberId, day, category, changedAt }) => [
      keyOf(memberId, day, category),
      changedAt,
    ]),
  )
  const given = new Map<string, { sinceDay: string; rate: number }[]>()
  for (const { memberId, category, ...one } of await givenRates(queries, code)) {
    const key = keyOf(memberId, category)
    given.set(key, [...(given.get(key) ?? []), one])
  }
  return {
    ...{ queries, merchant, timeZone: merchant.settings.timeZone },
    runs: await finishedRuns(queries, code),
    days: await derivedDays(queries, { merchant: code }),
    changedAt: (memberId, day, category) => changed.get(keyOf(memberId, day, category)) ?? 0,
    aboveOn: (memberId, day) => {
      const key = keyOf(memberId, day)
      const line = lines.get(key) ?? above(memberId, day, uplineOn)
      lines.set(key, line)
      return line
    },
    typeOf: (memberId) => types.get(memberId) ?? 0,
    givenOn: (memberId, category, day) =>
      given.get(keyOf(memberId, category))?.findLast(({ sinceDay }) => sinceDay <= day)?.rate,
    termsAt: await termsAt(queries, merchant),
  }
}
