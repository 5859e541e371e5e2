import type { ReleaseAction, ReleaseScope, ReleaseToken, ReleaseTokens } from '@plaza/contract/release'
import { isToken, makeToken, tokenId } from '../access/token-text'
import type { Author } from '../registry/next-revision'
import { ReleaseError } from '../kernel/release-error'
import type { StoredToken } from '../store/folder-tokens'
import type { ReleaseStore } from '../store/release-store'
import { keepRecord, recordingRefusals } from './keep-record'

/** Longest life of a token. */
export const tokenDaysAtMost = 366
const dayMs = 24 * 60 * 60 * 1000

/** A token to create: its holder, its scope, and its expiry (ms). */
export interface TokenRequest extends ReleaseScope {
  name: string
  expiresAt: number
}

/** A new token; `token` is shown this once, the store keeps its hash. */
export interface AddedToken {
  token: string
  listed: ReleaseToken
}

const listed = ({ hash: _hash, ...token }: StoredToken): ReleaseToken => token

/** Every token with its end, never the token itself; and which tokens cannot be read. */
export async function listTokens(store: ReleaseStore): Promise<ReleaseTokens> {
  const { tokens, damaged } = await store.listTokens()
  return { tokens: tokens.map(listed), damaged }
}

/**
 * Makes a token of the release API. A team's needs at least one remote, a merchant's at least one merchant; it ends
 * within 366 days.
 * @throws ReleaseError `token.invalid`.
 */
export function addToken(
  store: ReleaseStore,
  request: TokenRequest,
  author: Author,
  now = Date.now(),
): Promise<AddedToken> {
  const { name, role, remotes, merchants, expiresAt } = request
  return recordingRefusals(store, author, { kind: 'token.add', subject: name }, async () => {
    checkRequest(request, now)
    const { text, id, hash } = makeToken()
    const facts = { id, name, role, remotes, merchants, addedAt: now, addedBy: author.who, expiresAt }
    await store.addToken({ ...facts, hash })
    await keepRecord(store, author, { kind: 'token.add', subject: `${id} ${name}` }, { outcome: 'done' })
    return { token: text, listed: facts }
  })
}

function checkRequest({ role, remotes, merchants, expiresAt, name }: TokenRequest, now: number): void {
  const refuse = (message: string) => new ReleaseError('token.invalid', message)
  if (name.trim() === '' || name.length > 128)
    throw refuse('Give the token a name to tell it apart from others.')
  if (role === 'team' && remotes.length === 0) throw refuse('A team’s token needs its remotes.')
  if (role === 'merchant' && merchants.length === 0) throw refuse('A merchant’s token needs its merchant.')
  if (role !== 'team' && remotes.length > 0)
    throw refuse(`A token with the role ${role} cannot be limited to remotes.`)
  if (role !== 'merchant' && merchants.length > 0)
    throw refuse(`A token with the role ${role} cannot be limited to merchants.`)
  if (!(expiresAt > now) || expiresAt > now + tokenDaysAtMost * dayMs)
    throw refuse(`A token must expire within 1 to ${tokenDaysAtMost} days.`)
}

/** Takes a token back at once. @throws ReleaseError `token.unknown`. */
export function revokeToken(store: ReleaseStore, id: string, author: Author): Promise<ReleaseToken> {
  const action: ReleaseAction = { kind: 'token.revoke', subject: id }
  return recordingRefusals(store, author, action, async () => {
    const held = await store.findToken(id)
    if (!held)
      throw new ReleaseError('token.unknown', `There is no token ${id}; \`mfe tokens list\` shows them.`)
    if (held.revoked) return listed(held)
    const revoked = { at: Date.now(), who: author.who, why: author.why }
    await store.revokeToken(id, revoked)
    await keepRecord(store, author, action, { outcome: 'done' })
    return { ...listed(held), revoked }
  })
}

/**
 * Finds the holder of a token. Neither the message nor the code of a refusal reveals whether the token is wrong or
 * expired.
 * @throws ReleaseError `token.unknown` when it is invalid, revoked or expired (`now` in ms).
 */
export async function readToken(store: ReleaseStore, text: string, now = Date.now()): Promise<ReleaseToken> {
  const id = tokenId(text)
  const held = id === undefined ? undefined : await store.findToken(id)
  if (held && isToken(text, held.hash) && !held.revoked && held.expiresAt > now) return listed(held)
  throw new ReleaseError(
    'token.unknown',
    'This token is invalid or has expired; ask a release engineer for a new one.',
  )
}
