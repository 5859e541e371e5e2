import type { Database, Queries, Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { oncePer } from '../../../kernel/once-per'
import { findAffiliate } from './affiliates'

/** A code by which people register below an agent on terms of its own. */
export interface RegistrationLink {
  id: string
  agentId: string
}

/** Somebody who has just registered by a link, in the same transaction. */
export interface RegisteredByLink {
  memberId: string
  merchant: Merchant
  now: number
}

/** The agent below whom an account is to stand. */
export interface RoomBelow {
  merchant: Merchant
  agentId: string
}

/** Who has such links, and bounds how many accounts stand directly below an agent (AGENT-7). */
export interface RegistrationLinks {
  /** The link with a code that takes registrations now. */
  find(queries: Queries, merchant: string, code: string, now: number): Promise<RegistrationLink | undefined>
  /** Whether another account may stand directly below an agent. */
  hasRoom(queries: Queries, of: RoomBelow): Promise<boolean>
  /** The same, and nobody else takes the place before the transaction ends. */
  takeRoom(trx: Trx, of: RoomBelow): Promise<boolean>
  /**
   * Counts a registration by a link, and says of which type its member is and what gives it its rates once it is written; undefined
   * where the link has just ended.
   */
  use(
    trx: Trx,
    link: RegistrationLink,
    now: number,
  ): Promise<{ type: number; register: (of: RegisteredByLink) => Promise<void> } | undefined>
}

const linksOf = oncePer((_db: Database) => new Set<RegistrationLinks>())

/** Registers who has links. */
export function registerLinks(db: Database, links: RegistrationLinks): void {
  linksOf(db).add(links)
}

async function findLink(db: Database, merchant: string, code: string, now: number) {
  for (const links of linksOf(db)) {
    const link = await links.find(db.read, merchant, code, now)
    if (link) return { link, use: links.use }
  }
  return undefined
}

/** The agent of a code, with its link and what counts the link's registrations, where the code is one of a link. */
export interface AgentOfCode {
  agentId: string
  link?: Awaited<ReturnType<typeof findLink>>
}

/**
 * The agent whose affiliate code it is or whose link has it, if it takes registrations now: a link that is over, or an agent that has
 * as many accounts as it may, is as unknown as a code that never was (AGENT-7).
 */
export async function agentOfCode(
  db: Database,
  merchant: Merchant,
  code: string,
  now: number,
): Promise<AgentOfCode | undefined> {
  const known = await findAffiliate(db.read, merchant.code, code)
  const link = known === undefined ? await findLink(db, merchant.code, code, now) : undefined
  const agentId = known ?? link?.link.agentId
  if (agentId === undefined) return undefined
  for (const links of linksOf(db))
    if (!(await links.hasRoom(db.read, { merchant, agentId }))) return undefined
  return { agentId, ...(link && { link }) }
}

/** Takes a place directly below an agent until the transaction ends; false where it has none left (AGENT-7). */
export async function takeRoom(db: Database, trx: Trx, of: RoomBelow): Promise<boolean> {
  for (const links of linksOf(db)) if (!(await links.takeRoom(trx, of))) return false
  return true
}
