import { exclusionChanged, type BreakPeriod, type Exclusion } from '@plaza/contract/site'
import type { Language } from '@plaza/contract/kernel'
import type { Clock } from '../../../kernel/clock'
import type { Trx } from '../../../kernel/database/database'
import { readMerchant, type Merchant } from '../../../kernel/merchants/merchants'
import { pushEvent } from '../../../kernel/stream/push'
import { tellMember } from '../../identity/member'
import { accountsOfPerson } from '../../identity/directory'
import { addExclusion, endOfPeriod, exclusionOf, recordActions } from '../../identity/protection'
import { endSessionsOf } from '../../identity/session'
import { breakNotice } from './break-notice'

/** A break that begins now, and who asked for it. */
export interface NewBreak {
  member: { id: string; merchant: string }
  site: Pick<Merchant, 'code' | 'name' | 'settings'>
  kind: Exclusion['kind']
  period: BreakPeriod
  source: Exclusion['source']
  language: Language
  now: number
}

async function begin(trx: Trx, clock: Clock, given: NewBreak, until: number | null): Promise<Exclusion> {
  const { member, kind, period, source, site, language, now } = given
  await addExclusion(trx, { memberId: member.id, merchant: member.merchant, kind, source, until, now })
  await recordActions(trx, [
    {
      memberId: member.id,
      action: kind,
      by: source === 'member' ? 'member' : 'operator',
      subject: source === 'member' ? '' : source,
      before: null,
      after: period,
      now,
    },
  ])
  const held = await exclusionOf(trx, member.id, now)
  if (!held) throw new Error('a break that was not written')
  await pushEvent(trx, member.id, exclusionChanged, { exclusion: held })
  await endSessionsOf(trx, { id: member.id }, 'excluded', now)
  const text = breakNotice(held, site.settings.timeZone)
  await tellMember(trx, clock, { memberId: member.id, merchant: site, text, language, now })
  return held
}

/**
 * Begins a break from play at once, in one transaction: every session ends, open pages are told, the member gets mail. A
 * self-exclusion begins at the same person's accounts with the other merchants of the house too (RG-8). A break that holds
 * and lasts longer goes on holding.
 */
export async function beginBreak(trx: Trx, clock: Clock, given: NewBreak): Promise<Exclusion> {
  const { member, site, kind, period, now } = given
  const until = endOfPeriod(period, site.settings.timeZone, now)
  const held = await begin(trx, clock, given, until)
  if (kind !== 'exclusion') return held
  for (const { id, merchant } of await accountsOfPerson(trx, member.id)) {
    const other = await readMerchant(trx, merchant)
    if (other)
      await begin(trx, clock, { ...given, member: { id, merchant }, site: other, source: 'house' }, until)
  }
  return held
}
