import type { Database, Queries, Trx } from '../../../kernel/database/database'
import type { Merchant } from '../../../kernel/merchants/merchants'
import { oncePer } from '../../../kernel/once-per'

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

/** Who has such links (AGENT-7). */
export interface RegistrationLinks {
  /** The link with a code that takes registrations now. */
  find(queries: Queries, merchant: string, code: string, now: number): Promise<RegistrationLink | undefined>
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

/** The link with a code at a merchant that takes registrations now, with what counts them. */
export async function findLink(
  db: Database,
  merchant: string,
  code: string,
  now: number,
): Promise<{ link: RegistrationLink; use: RegistrationLinks['use'] } | undefined> {
  for (const links of linksOf(db)) {
    const link = await links.find(db.read, merchant, code, now)
    if (link) return { link, use: links.use }
  }
  return undefined
}
