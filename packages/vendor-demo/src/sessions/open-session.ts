import { walletSessionAnswerSchema } from '@plaza/contract/vendors'
import { engineFacts, isEngineId } from '@plaza/fair'
import { randomBytes } from 'node:crypto'
import type { SessionAnswer } from '../api'
import { betCycleMs, slotCycleMs } from '../api'
import { jackpotBasisPoints, poolMinor } from '../jackpot/pool'
import { readPurse } from '../purses/purse'
import { Refused } from '../kernel/refused'
import { showSeeds } from '../seeds/seeds'
import type { Vendor } from '../kernel/vendor'
import { balanceOf, sessionById, sessionIdOf, type SessionRow } from './session-row'
import { stakesOf } from './stakes'

/** Practice money of a demo session, minor units. */
export const practiceMinor = 1_000_000

async function tradeToken(vendor: Vendor, asked: { token: string; vendor: string; userAgent: string }) {
  const reply = await vendor.wallet.ask({
    vendor: asked.vendor,
    action: 'session',
    body: { token: asked.token, userAgent: asked.userAgent.slice(0, 512) },
    answer: walletSessionAnswerSchema,
  })
  if (reply.kind === 'ok') return reply.answer
  if (reply.kind === 'unknown') {
    vendor.log.warn({ cause: reply.cause }, 'the wallet gave no session')
    throw new Refused('WALLET')
  }
  if (reply.error === 'RS_ERROR_USER_DISABLED') throw new Refused('USER_DISABLED')
  throw new Refused(reply.error === 'RS_ERROR_GAME_DISABLED' ? 'GAME_DISABLED' : 'TOKEN')
}

async function insertSession(vendor: Vendor, session: SessionRow): Promise<void> {
  const columns = Object.keys(session)
  await vendor.db.query(
    `insert into vendor.session (${columns.join(', ')})
     values (${columns.map((_, index) => `$${index + 1}`).join(', ')})`,
    Object.values(session),
  )
}

/** What the page needs of a session. */
async function showSession(vendor: Vendor, bearer: string, session: SessionRow): Promise<SessionAnswer> {
  const { engine } = session
  const isSlot = engine.startsWith('slot-')
  const facts = engineFacts[engine]
  const hasPool = isSlot && session.mode === 'real'
  return vendor.db.transaction(async (sql) => ({
    bearer,
    mode: session.mode,
    language: session.language,
    balance: balanceOf(session),
    game: { gameId: session.game_id, name: session.game_name, engine, tint: session.tint },
    stakes: stakesOf(session),
    cycleMs: isSlot ? slotCycleMs : betCycleMs,
    rtpBasisPoints: facts.rtpBasisPoints,
    maxWinMultiple: facts.maxWinMultiple,
    jackpot: hasPool
      ? {
          amountMinor: await poolMinor(sql, session.currency, session.vendor),
          rtpBasisPoints: jackpotBasisPoints,
        }
      : null,
    seeds: await showSeeds(sql, session.player),
    operatorOrigin: session.operator_origin,
    serverNow: vendor.clock.now(),
  }))
}

/** Trades a launch token for a session of the page's own. @throws Refused `TOKEN`, `WALLET` and others. */
export async function openSession(
  vendor: Vendor,
  asked: { token: string; vendor: string; userAgent: string },
): Promise<SessionAnswer> {
  const answer = await tradeToken(vendor, asked)
  if (!isEngineId(answer.game.engine)) throw new Refused('GAME_DISABLED')
  const bearer = randomBytes(32).toString('base64url')
  const wallet = answer.mode === 'real' ? (answer.wallet ?? 'seamless') : 'seamless'
  const { balanceMinor, balanceVersion } =
    wallet === 'transfer'
      ? await readPurse(vendor.db, { ...answer, vendor: asked.vendor })
      : { balanceMinor: answer.mode === 'demo' ? practiceMinor : answer.balanceMinor, balanceVersion: 0 }
  const session: SessionRow = {
    id: sessionIdOf(bearer),
    wallet_session: answer.session,
    vendor: asked.vendor,
    player: answer.player,
    mode: answer.mode,
    currency: answer.currency,
    language: answer.language,
    game_id: answer.game.gameId,
    game_name: answer.game.name,
    engine: answer.game.engine,
    tint: answer.game.tint,
    min_minor: answer.game.minBetMinor,
    max_minor: answer.game.maxBetMinor,
    operator_origin: answer.operatorOrigin,
    balance_minor: balanceMinor,
    balance_version: balanceVersion,
    created_at: vendor.clock.now(),
    closed_at: null,
    wallet,
  }
  await insertSession(vendor, session)
  return showSession(vendor, bearer, session)
}

const longestSessionMs = 24 * 60 * 60_000

/** The open session of a bearer. @throws Refused `SESSION` */
export async function requireSession(vendor: Vendor, authorization: string | undefined): Promise<SessionRow> {
  const bearer = /^Bearer ([\w-]{43})$/.exec(authorization ?? '')?.[1]
  const session = bearer === undefined ? null : await sessionById(vendor.db, sessionIdOf(bearer))
  if (!session || session.closed_at !== null || vendor.clock.now() - session.created_at > longestSessionMs)
    throw new Refused('SESSION')
  return session
}
