import type { AgentLink, LinkState, OpenedType } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import { dayAt } from '@plaza/calendar'
import { randomUUID } from 'node:crypto'
import { CallFailure } from '../../../kernel/call-failure'
import { advisoryLock } from '../../../kernel/database/advisory-lock'
import type { Queries, Trx } from '../../../kernel/database/database'
import { newPublicCode } from '../../../kernel/security/public-code'
import { findAffiliate, type RegistrationLinks } from '../../identity/affiliates'
import { mayBeUpline } from '../../identity/directory'
import { giveRates, type NewRate } from '../../stakes/rates'
import { systemRates } from '../rates'
import { hasRoom, takeRoom } from './quota'
import type { AgentLinkRow } from './tables'

const dayMs = 86_400_000
const attempts = 5

/** Types of members by what a link or an agent names. */
export const typeOf: Record<OpenedType, number> = { player: memberTypes.player, agent: memberTypes.agent }

/** What an agent says of a link. */
export interface LinkTerms {
  type: OpenedType
  /** Days from now; null for ever, absent as it was. */
  days?: number | null | undefined
  channel: string
  rates: readonly NewRate[]
  most: number | null
}

/** An agent's link: whose it is. */
export interface LinkOf {
  agentId: string
  id: string
}

function stateOf({ is_off: isOff, expires_at: expiresAt, used, most }: AgentLinkRow, now: number): LinkState {
  if (isOff) return 'off'
  if (expiresAt !== null && expiresAt <= now) return 'expired'
  return most !== null && used >= most ? 'used-up' : 'open'
}

/** A link as its agent sees it. */
export const showLink = (row: AgentLinkRow, now: number): AgentLink => ({
  id: row.id,
  code: row.code,
  type: row.type,
  channel: row.channel,
  rates: row.rates,
  state: stateOf(row, now),
  used: row.used,
  most: row.most,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
})

const endOf = (days: number | null, now: number) => (days === null ? null : now + days * dayMs)

const linksOf = (queries: Queries, agentId: string) =>
  queries.selectFrom('agent_links').where('member_id', '=', agentId).where('removed_at', 'is', null)

/** Links of an agent, the newest first. */
export async function readLinks(queries: Queries, agentId: string, page: { limit: number; offset: number }) {
  const { total } = await linksOf(queries, agentId)
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await linksOf(queries, agentId)
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute()
  return { rows, total: Number(total) }
}

/**
 * Makes a link with a code that nobody has.
 * @throws CallFailure `agent.link.count` where the agent has as many as it may
 */
export async function makeLink(
  trx: Trx,
  { agentId, merchant, mostLinks }: { agentId: string; merchant: string; mostLinks: number },
  { days = null, rates, ...terms }: LinkTerms,
  now: number,
): Promise<AgentLinkRow> {
  // Links that are made at once are counted one after the other.
  await advisoryLock(trx, `agent-links:${agentId}`)
  const { total } = await readLinks(trx, agentId, { limit: 0, offset: 0 })
  if (total >= mostLinks) throw new CallFailure('agent.link.count', { most: mostLinks })
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const code = newPublicCode()
    if (await findAffiliate(trx, merchant, code)) continue
    const row = await trx
      .insertInto('agent_links')
      .values({
        ...{ id: randomUUID(), merchant, member_id: agentId, code, ...terms },
        ...{ rates: JSON.stringify(rates), created_at: now, expires_at: endOf(days, now), removed_at: null },
      })
      .onConflict((conflict) => conflict.doNothing())
      .returningAll()
      .executeTakeFirst()
    if (row) return row
  }
  throw new Error('no free code of a link')
}

/** Changes a link of an agent. @throws CallFailure `agent.link.unknown` */
export async function changeLink(
  trx: Trx,
  { agentId, id }: LinkOf,
  change: Partial<LinkTerms> & { isOff?: boolean; isRemoved?: boolean },
  now: number,
): Promise<AgentLinkRow> {
  const { days, rates, isOff, isRemoved, type, channel, most } = change
  const row = await trx
    .updateTable('agent_links')
    .set({
      ...(type !== undefined && { type }),
      ...(channel !== undefined && { channel }),
      ...(most !== undefined && { most }),
      ...(days !== undefined && { expires_at: endOf(days, now) }),
      ...(rates !== undefined && { rates: JSON.stringify(rates) }),
      ...(isOff !== undefined && { is_off: isOff }),
      ...(isRemoved === true && { removed_at: now }),
    })
    .where('id', '=', id)
    .where('member_id', '=', agentId)
    .where('removed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new CallFailure('agent.link.unknown')
  return row
}

/** Links as registration asks for them: a link that is over is no valid code (AGENT-7). */
export const registrationLinks: RegistrationLinks = {
  hasRoom,
  takeRoom,
  find: async (queries, merchant, code, now) => {
    const row = await queries
      .selectFrom('agent_links')
      .selectAll()
      .where('merchant', '=', merchant)
      .where('code', '=', code.trim().toUpperCase())
      .where('removed_at', 'is', null)
      .executeTakeFirst()
    if (!row || stateOf(row, now) !== 'open' || !(await mayBeUpline(queries, row.member_id))) return undefined
    return { id: row.id, agentId: row.member_id }
  },
  use: async (trx, { id, agentId }, now) => {
    const row = await trx
      .selectFrom('agent_links')
      .selectAll()
      .where('id', '=', id)
      .where('removed_at', 'is', null)
      .forUpdate()
      .executeTakeFirst()
    if (!row || stateOf(row, now) !== 'open' || !(await mayBeUpline(trx, agentId))) return undefined
    await trx
      .updateTable('agent_links')
      .set({ used: row.used + 1 })
      .where('id', '=', id)
      .execute()
    return {
      type: typeOf[row.type],
      register: async ({ memberId, merchant, now: at }) => {
        const day = dayAt(merchant.settings.timeZone, at)
        const of = { merchant: merchant.code, memberId, agentId, day, system: systemRates(merchant) }
        await giveRates(trx, of, row.rates, at)
      },
    }
  },
}
