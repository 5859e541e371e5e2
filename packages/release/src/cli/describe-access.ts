import type { ReleaseToken } from '@plaza/contract/release'
import type { KeyPage, ListedKey } from '../store/public-key'

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** Keys as lines, then those that cannot be read. */
export const describeKeys = ({ keys, damaged }: KeyPage): string[] =>
  keys.length + damaged.length === 0
    ? ['No key yet: the first publisher is trusted.']
    : [...keys.map(keyLine), ...damaged.map(({ message }) => `damaged  ${message}`)]

function keyLine({ key, name, remotes, addedAt, revoked }: ListedKey): string {
  const end = revoked ? `revoked ${day(revoked.at)} by ${revoked.who}: ${revoked.why}` : 'counts'
  return [key, name, remotes?.join(', ') ?? 'any remote', `since ${day(addedAt)}`, end].join('  ')
}

/** Tokens as lines, then those that cannot be read; `now` in ms. */
export const describeTokens = (
  { tokens, damaged }: { tokens: ReleaseToken[]; damaged: string[] },
  now: number,
): string[] =>
  tokens.length + damaged.length === 0
    ? ['No token yet.']
    : [...tokens.map((token) => tokenLine(token, now)), ...damaged.map((message) => `damaged  ${message}`)]

/** One token as a line; `now` in ms. */
export function tokenLine(token: ReleaseToken, now: number): string {
  const { id, name, role, remotes, merchants, expiresAt, revoked } = token
  const scope = [...remotes, ...merchants].join(', ')
  const end = revoked
    ? `revoked ${day(revoked.at)} by ${revoked.who}: ${revoked.why}`
    : `${expiresAt > now ? 'until' : 'expired'} ${day(expiresAt)}`
  return [id, name, `${role}${scope ? ` of ${scope}` : ''}`, end].join('  ')
}
