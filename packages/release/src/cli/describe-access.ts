import type { ReleaseToken } from '@plaza/contract'
import type { ListedKey } from '../store/public-key'

const day = (ms: number): string => new Date(ms).toISOString().slice(0, 16).replace('T', ' ')

/** Keys as lines. */
export const describeKeys = (keys: ListedKey[]): string[] =>
  keys.length === 0
    ? ['No key yet: the first publisher is trusted.']
    : keys.map(({ key, name, remotes, addedAt, revoked }) => {
        const end = revoked ? `revoked ${day(revoked.at)} by ${revoked.who}: ${revoked.why}` : 'counts'
        return [key, name, remotes?.join(', ') ?? 'any remote', `since ${day(addedAt)}`, end].join('  ')
      })

/** Tokens as lines; `now` in ms. */
export const describeTokens = (tokens: ReleaseToken[], now: number): string[] =>
  tokens.length === 0
    ? ['No token yet.']
    : tokens.map(({ id, name, role, remotes, merchants, expiresAt, revoked }) => {
        const scope = [...remotes, ...merchants].join(', ')
        const end = revoked
          ? `revoked ${day(revoked.at)} by ${revoked.who}: ${revoked.why}`
          : `${expiresAt > now ? 'until' : 'expired'} ${day(expiresAt)}`
        return [id, name, `${role}${scope ? ` of ${scope}` : ''}`, end].join('  ')
      })
