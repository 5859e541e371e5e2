import {
  acknowledgeRealityCall,
  fairRoundsCall,
  fairSeedsCall,
  launchGameCall,
  leaveGameCall,
  playCall,
  realityCall,
  rotateSeedsCall,
  setRealityCall,
} from '@plaza/contract/play'
import { CallFailure } from '../../../kernel/call-failure'
import { readBalance } from '../../../kernel/ledger'
import { defineModule } from '../../../kernel/modules/define-module'
import type { Job } from '../../../kernel/jobs/job'
import { gameSessionMigrations } from './migrations'
import type { GameSessionRow } from './tables'
import type { Gateway } from '../../../kernel/gateway'
import type { CallContext, SignedIn } from '../../../kernel/http/call-context'
import { registerMemberCall } from '../../../kernel/http/register-call'
import { openVendors, probeJob } from '../vendors'
import { endGameSessionsJob } from './end-game-sessions-job'
import { readFairRounds, readSeeds, rotateSeeds, type SeedOwner } from './fairness'
import { createLaunch } from './launch'
import { leaveGame } from './leave'
import { acknowledgeReality, readReality, setRealityInterval, type RealityOwner } from './reality'
import { findGameSession, showPlay } from './game-sessions'
import { storedCode } from './stored-code'

type OwnCall = SignedIn & { context: CallContext }

const realityOwner = ({ member, session, context }: OwnCall): RealityOwner => ({
  memberId: member.id,
  sessionId: session.id,
  currency: context.merchant.currency,
})
const seedOwner = ({ member, context }: OwnCall): SeedOwner => ({
  memberId: member.id,
  site: context.merchant.code,
  now: context.now,
})

function jobs(gateway: Gateway): Job[] {
  const vendors = openVendors(gateway)
  return [probeJob(gateway, vendors), endGameSessionsJob(gateway, vendors)]
}

function calls(gateway: Gateway): void {
  const { db } = gateway
  const vendors = openVendors(gateway)

  const ownGameSession = async ({ member }: OwnCall, id: string): Promise<GameSessionRow> => {
    const gameSession = await findGameSession(db.read, member.id, id)
    if (!gameSession) throw new CallFailure('play.not.found')
    return gameSession
  }

  registerMemberCall(gateway, launchGameCall, createLaunch(gateway, vendors))
  registerMemberCall(gateway, playCall, async (input) =>
    showPlay(db.read, await ownGameSession(input, input.params.play)),
  )
  registerMemberCall(gateway, leaveGameCall, async (input) => {
    const { member, context } = input
    const play = await leaveGame(
      gateway,
      vendors,
      await ownGameSession(input, input.params.play),
      context.now,
    )
    const owner = { memberId: member.id, merchant: member.merchant, currency: context.merchant.currency }
    return { play, balance: await readBalance(db.read, owner, context.now) }
  })

  registerMemberCall(gateway, realityCall, (input) => readReality(db.read, realityOwner(input)))
  registerMemberCall(gateway, setRealityCall, async (input) => {
    const { member, body, context } = input
    const chosen = { memberId: member.id, minutes: body.intervalMinutes, now: context.now }
    await db.transaction((trx) => setRealityInterval(trx, chosen))
    return readReality(db.read, realityOwner(input))
  })
  registerMemberCall(gateway, acknowledgeRealityCall, async (input) => {
    await acknowledgeReality(db.write, input.session.id, input.context.now)
    return readReality(db.read, realityOwner(input))
  })

  registerMemberCall(gateway, fairSeedsCall, (input) => readSeeds(gateway, vendors, seedOwner(input)))
  registerMemberCall(gateway, rotateSeedsCall, (input) =>
    rotateSeeds(gateway, vendors, seedOwner(input), input.body.clientSeed),
  )
  registerMemberCall(gateway, fairRoundsCall, (input) =>
    readFairRounds(db.read, seedOwner(input), input.query.pageNo),
  )
}

/** Playing a game: launch, game session, leaving, reality check, fairness (LAUNCH-1). */
export const playModule = defineModule({
  name: 'play/game-sessions',
  calls,
  jobs,
  streams: ({ db }) => [
    {
      event: 'play:changed',
      topics: ['played'],
      isSentOnConnect: false,
      read: async ({ member }, id) => {
        const row = await findGameSession(db.read, member.id, id)
        return row ? { payload: await showPlay(db.read, row) } : null
      },
    },
  ],
  tables: [
    'play_sittings',
    'launch_tokens',
    'play_rounds',
    'play_limits',
    'reality_checks',
    'reality_intervals',
  ],
  migrations: gameSessionMigrations,
  storedCode,
})
