import { secretTokens } from '@plaza/server-kit'

/** Tokens of the release API. */
export const { make: makeToken, idOf: tokenId, matches: isToken } = secretTokens('mfe')
