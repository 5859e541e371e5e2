import { operatorCloseAnswerSchema, operatorSeedsAnswerSchema, playAddress } from '@plaza/contract/vendors'
import { answerMs, ask, type SignedPost } from './signed-post'
import { VendorAway, type VendorAdapter } from './vendor-adapter'

/** How long leaving a game may take, ms: money may be settled meanwhile. */
const closeMs = 5_000

/** Speaks `packages/contract/src/vendors/operator-api.ts` over signed HTTP with a vendor of seamless type. */
export const plazaV1 = (post: SignedPost): VendorAdapter => ({
  launchAddress: ({ origin, vendor }, { gameId, token, language }) =>
    playAddress(origin, gameId, token, language, vendor),
  health: async ({ baseUrl }) => {
    const { ok } = await ask(`${baseUrl}/healthz`, {}, answerMs)
    if (!ok) throw new VendorAway(`${baseUrl} is not well`)
  },
  close: (link, session) => post(link, 'close', { session }, operatorCloseAnswerSchema, closeMs),
  seeds: async (link, player) => (await post(link, 'seeds', { player }, operatorSeedsAnswerSchema)).seeds,
  rotate: async (link, player, clientSeed) =>
    (await post(link, 'rotate', { player, clientSeed }, operatorSeedsAnswerSchema)).seeds,
})
