import { memberTypes } from '@plaza/contract/identity'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { launchGameCall } from '@plaza/contract/play'
import type { FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { CallFailure } from '../../../kernel/call-failure'
import { readSecret } from '../../../kernel/security/shared-secret'
import type { GameSessionRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { checkPresence } from '../../../kernel/security/presence'
import { hashSecret } from '../../../kernel/security/secrets'
import { noteRecent, showGame } from '../games'
import { fundPlay } from '../vendor-transfers'
import { languageFor } from '../../../kernel/http/request-merchant'
import { isTransferVendor, type Vendors, type VendorLink } from '../vendors'
import { findPlayable, type Playable } from '../games'
import { checkGameOpen, checkLimit, checkMain, minimumOf } from './launch-checks'
import { checkInformed } from './first-wager'
import { launchToken } from './launch-token'
import { openGameSession } from './open-game-session'
import { readReality, startReality } from './reality'
import { showPlay } from './game-sessions'
import { visitorCountry } from './visitor-country'

/** A requested launch. */
export interface LaunchInput extends SignedIn {
  query: z.output<NonNullable<(typeof launchGameCall)['query']>>
  context: CallContext
  request: FastifyRequest
}

/** What a launch that was let through leads to. */
interface Opening {
  game: Playable
  link: VendorLink
}

/** Opens games (LAUNCH-1): checks that the member may play, opens the game session, and returns the address of its page. */
export function createLaunch(
  gateway: Gateway,
  vendors: Vendors,
): (input: LaunchInput) => Promise<AnswerOf<typeof launchGameCall>> {
  const { db, settings } = gateway

  async function linkOf(site: string, vendor: string): Promise<VendorLink> {
    const link = await vendors.find(db.read, site, vendor)
    if (!link) throw new CallFailure('game.launch.refused')
    return link
  }

  /** Moves money to a vendor whose games are played from its own wallets. */
  const fund = ({ member, context: { merchant } }: LaunchInput, game: Playable): Promise<void> => {
    const owner = {
      memberId: member.id,
      merchant: member.merchant,
      site: merchant.code,
      vendor: game.vendor,
      currency: merchant.currency,
    }
    const minimumMinor = minimumOf(game)
    return fundPlay(gateway, vendors, owner, { minimumMinor, vendorName: game.vendor_name })
  }

  /** Everything that may prevent opening the game now, the cheapest check first. */
  async function check(input: LaunchInput): Promise<Opening> {
    const { query, context, member, request } = input
    const { merchant, now } = context
    const game = await findPlayable(db.read, merchant.code, query)
    checkGameOpen(game, visitorCountry(settings, request), now)
    const link = await linkOf(merchant.code, game.vendor)
    if (query.mode !== 'demo') {
      const owner = { memberId: member.id, merchant: member.merchant, currency: merchant.currency }
      if (member.type !== memberTypes.trial)
        await checkInformed(db.read, {
          memberId: member.id,
          jurisdiction: merchant.settings.jurisdiction,
        })
      await checkLimit(db.read, owner, game, { timeZone: merchant.settings.timeZone, now })
      if (!isTransferVendor(link)) await checkMain(db.read, owner, game, now)
    }
    await vendors.health(link)
    if (query.mode !== 'demo' && isTransferVendor(link)) await fund(input, game)
    return { game, link }
  }

  /** The existing game session of the intent; it must be for the same game and mode. */
  async function again({ query, context, member }: LaunchInput): Promise<Opening | undefined> {
    const gameSession = await db.read
      .selectFrom('play_sittings')
      .selectAll()
      .where('member_id', '=', member.id)
      .where('intent', '=', query.intent)
      .executeTakeFirst()
    if (!gameSession) return undefined
    const game = await findPlayable(db.read, context.merchant.code, query)
    if (game.node_id !== gameSession.node_id || (query.mode ?? 'real') !== gameSession.mode)
      throw new CallFailure('idempotency.conflict')
    return { game, link: await linkOf(context.merchant.code, gameSession.vendor) }
  }

  async function begin(
    { query, context, member, session, request }: LaunchInput,
    { game }: Opening,
  ): Promise<{ gameSession: GameSessionRow; token: string }> {
    const { merchant, now } = context
    const secret = await readSecret(db.write, 'launch-tokens')
    return db.transaction(async (trx) => {
      const gameSession = await openGameSession(trx, {
        merchant: member.merchant,
        site: merchant.code,
        memberId: member.id,
        sessionId: session.id,
        intent: query.intent,
        nodeId: game.node_id,
        vendor: game.vendor,
        mode: query.mode ?? 'real',
        deviceHash: hashSecret(request.headers['user-agent'] ?? ''),
        language: languageFor(merchant, query.language),
        origin: `${request.protocol}://${request.host}`,
        currency: merchant.currency,
        now,
      })
      if (gameSession.ended_at !== null) throw new CallFailure('game.launch.refused')
      const owner = { memberId: member.id, sessionId: session.id, currency: merchant.currency }
      await startReality(trx, owner, now)
      await noteRecent(trx, { site: merchant.code, memberId: member.id, nodeId: game.node_id, now })
      return { gameSession, token: await launchToken(trx, gameSession.id, secret, now) }
    })
  }

  return async (input) => {
    if (input.query.mode !== 'demo') checkPresence(input.context, 'active')
    const opening = (await again(input)) ?? (await check(input))
    const { gameSession, token } = await begin(input, opening)
    const { game, link } = opening
    const { merchant } = input.context
    const owner = { memberId: input.member.id, sessionId: input.session.id, currency: merchant.currency }
    return {
      url: vendors.launchAddress(link, { gameId: game.game_id, token, language: gameSession.language }),
      presentation: game.presentation,
      origin: link.origin,
      orientation: game.orientation ?? 'any',
      play: await showPlay(db.read, gameSession),
      game: showGame(game),
      reality: await readReality(db.read, owner),
    }
  }
}
