import { randomUUID } from 'node:crypto'
import type { Signer } from './signer'

/** How long after its document was rendered a page load may send reports, ms. */
export const ticketAtMostMs = 12 * 60 * 60 * 1000

const addressCharacters = 8
const shape = /^([0-9a-f-]{36})\.([\w-]{8})([0-9a-z]{1,8})_([0-9a-z]{1,11})\.([\w-]{22})$/

/** The visitor and merchant of a document. */
export interface PageOwner {
  visitor: string
  merchant: string
}

/** One page load whose document this site served. */
export interface PageLoad {
  id: string
  /** An opaque id of the client's network, the same in all of its tickets. */
  address: string
  /** Revision of the plan in the document. */
  revision: number
}

/** Signs a new page load into a ticket. `network` is the address that the document is sent to, `now` in ms. */
export function mintTicket(
  signer: Signer,
  { visitor, merchant }: PageOwner,
  { network, revision, now }: { network: string; revision: number; now: number },
): string {
  const id = randomUUID()
  const address = signer.sign('address', [network]).slice(0, addressCharacters)
  const facts = `${address}${revision.toString(36)}_${Math.floor(now / 1000).toString(36)}`
  return `${id}.${facts}.${signer.sign('page', [id, facts, visitor, merchant])}`
}

/** The page load of a ticket, or why the ticket is invalid: not signed for that visitor and merchant, or too old. */
export function readTicket(
  signer: Signer,
  ticket: string,
  { visitor, merchant }: PageOwner,
  now: number,
): PageLoad | 'unsigned' | 'expired' {
  const [, id, address, revision, seconds, signature] = shape.exec(ticket) ?? []
  if (
    id === undefined ||
    address === undefined ||
    revision === undefined ||
    seconds === undefined ||
    signature === undefined
  )
    return 'unsigned'
  const facts = `${address}${revision}_${seconds}`
  if (!signer.isSigned(signature, 'page', [id, facts, visitor, merchant])) return 'unsigned'
  if (now - parseInt(seconds, 36) * 1000 > ticketAtMostMs) return 'expired'
  return { id, address, revision: parseInt(revision, 36) }
}
