import { apiPaths, crashBetAnswerSchema, type CrashBetAnswer } from '../../api'
import { newBetId, type Game, type GameContext } from '../game'
import { createStage } from '../stage/stage'
import { hindranceText, spokenResult } from '../table/money-words'
import { createStore } from '../table/store'
import { betHindrance } from '../table/table-state'
import { multipleText } from '../text/money'
import { createStepper } from '../ui/stepper'
import { betsOf, ownOf, roundOf } from './crash-facts'
import { followFlights } from './crash-feed'
import { crashPicture } from './crash-picture'
import { crashRules } from './crash-rules'
import {
  crashStart,
  crashStep,
  mayBet,
  mayLeaveFlight,
  multipleAt,
  ownNow,
  type CrashState,
} from './crash-state'
import { createCrashWords } from './crash-words'

/** Multiples at which a bet can leave by itself, hundredths; 0 is by hand. */
const targets = [0, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000] as const

/** Puts the shared flight on the table; it follows the rounds until `signal` ends it. */
export function mountCrash(context: GameContext, signal: AbortSignal): Game {
  const { cabinet, client, money, now, table, texts } = context
  const { t } = texts
  let target = 0
  // Server time minus page clock, from the answer with the shortest round trip.
  let ahead = Number.NEGATIVE_INFINITY
  const adjustClock = (serverNow: number): void => {
    ahead = Math.max(ahead, serverNow - now())
  }
  const toPage = (epochMs: number): number => epochMs - ahead

  const seeds = { hash: '', chainEnd: '' }
  const words = createCrashWords(context)
  const store = createStore(crashStart, crashStep, (state, event) => {
    words.show(state)
    if (event.type !== 'bets') context.refresh()
    stage.wake()
  })
  let label = ''
  const stage = createStage(
    cabinet.canvas,
    crashPicture({
      palette: () => context.palette,
      state: store.get,
      onFrame: (multiple, at) => {
        words.frame(store.get(), multiple, at)
        // The amount on the button runs with the flight.
        const text = view().main
        const shown = `${text.label}|${text.detail ?? ''}`
        if (shown !== label) context.refresh()
        label = shown
      },
    }),
  )

  const settled = new Set<string>()
  const applyOwnBet = (answer: CrashBetAnswer): void => {
    context.takeBalance(answer.balance, answer.betId)
    const own = ownOf(answer)
    if (!own) {
      store.send({ type: 'refused' })
      if (!settled.has(answer.round)) table.send({ type: 'refused', why: 'vendor' })
      settled.add(answer.round)
      return
    }
    store.send({ type: 'own', own })
    if ((own.phase !== 'out' && own.phase !== 'lost') || settled.has(answer.round)) return
    settled.add(answer.round)
    const { winMinor, stakeMinor } = answer
    table.send({ type: 'settled', paidMinor: winMinor, stakeMinor, balanceMinor: table.get().balanceMinor })
    const result = spokenResult(texts, money, winMinor, stakeMinor)
    cabinet.announce(
      own.phase === 'out'
        ? `${t('crash.cashedOut', { multiple: multipleText(own.cashOut) })}. ${result}`
        : result,
    )
  }

  const steer = createStepper(
    { label: t('crash.target'), less: t('crash.targetLess'), more: t('crash.targetMore') },
    { less: () => choose(-1), more: () => choose(1) },
  )
  cabinet.choices.append(steer.element)
  const choose = (step: number): void => {
    target = Math.min(targets.length - 1, Math.max(0, target + step))
    showTarget()
  }
  const showTarget = (): void => {
    const hundredths = targets[target] ?? 0
    const value = hundredths === 0 ? t('crash.targetOff') : multipleText(hundredths)
    steer.show({
      value,
      spoken: `${t('crash.target')}: ${value}`,
      canLess: target > 0,
      canMore: target < targets.length - 1,
    })
  }
  showTarget()

  const bet = async (): Promise<void> => {
    const { stakeMinor } = table.get()
    if (!mayBet(store.get(), now())) return
    const cashOutAt = targets[target] ?? 0
    store.send({ type: 'bet', stakeMinor, target: cashOutAt })
    table.send({ type: 'noticed', notice: null })
    const request = { betId: newBetId(), stakeMinor, ...(cashOutAt > 0 ? { cashOutAt } : {}) }
    const answer = await context.insist(async () => {
      const reply = await client.ask(apiPaths.crashBet, crashBetAnswerSchema, request)
      return reply.ok && reply.value.state === 'placing'
        ? { ok: false, failure: { kind: 'soon', waitMs: 500 } }
        : reply
    })
    if (answer.ok) return applyOwnBet(answer.value)
    store.send({ type: 'refused' })
    context.fail(answer)
  }
  const leave = async (): Promise<void> => {
    const ticket = ownNow(store.get())?.ticket
    if (!store.send({ type: 'leave' }) || !ticket) return
    const answer = await context.insist(() =>
      client.ask(apiPaths.crashCashOut, crashBetAnswerSchema, { round: ticket }),
    )
    if (answer.ok) return applyOwnBet(answer.value)
    store.send({ type: 'unsure' })
    if (answer.failure.kind === 'refused' && answer.failure.refusal === 'TOO_LATE')
      table.send({ type: 'noticed', notice: 'tooLate' })
    else context.fail(answer)
  }

  const flightOf = (state: CrashState) => ({ multiple: multipleAt(state.round, now()), own: ownNow(state) })
  const view: Game['view'] = () => {
    const state = store.get()
    const { own, multiple } = flightOf(state)
    const isBetting = state.round?.phase === 'betting'
    if (own?.phase === 'placing')
      return { main: { label: t('crash.placing'), isEnabled: false }, canStep: false }
    if (own?.phase === 'leaving')
      return { main: { label: t('crash.cashingOut'), isEnabled: false }, canStep: false }
    if (own?.phase === 'in' && state.round?.phase === 'flying') {
      const amount = money.full(Math.floor((own.stakeMinor * multiple) / 100))
      return { main: { label: t('crash.cashOut', { amount }), isEnabled: true }, canStep: false }
    }
    if (own?.phase === 'in') {
      const amount = money.full(own.stakeMinor)
      return {
        main: { label: t('crash.placed'), detail: t('crash.placedText', { amount }), isEnabled: false },
        canStep: false,
      }
    }
    const label = t('crash.bet', { amount: money.full(table.get().stakeMinor) })
    const why = hindranceText(texts, table.get()) ?? (isBetting ? null : t('crash.waitRound'))
    return {
      main: { label, detail: why ?? undefined, isEnabled: why === null && own === null },
      canStep: true,
    }
  }

  words.show(store.get())
  void followFlights(
    client,
    {
      onHello: (hello) => {
        adjustClock(hello.serverNow)
        seeds.chainEnd = hello.chain.end
        seeds.hash = hello.flight.serverSeedHash
        store.send({ type: 'history', points: hello.history.map((one) => one.point) })
        store.send({ type: 'round', round: roundOf(hello.flight, toPage) })
        store.send({ type: 'bets', bets: betsOf(hello.flight.bets) })
        if (hello.own) applyOwnBet(hello.own)
      },
      onFlight: (flight, serverNow) => {
        adjustClock(serverNow)
        seeds.hash = flight.serverSeedHash
        store.send({ type: 'round', round: roundOf(flight, toPage) })
        store.send({ type: 'bets', bets: betsOf(flight.bets) })
        if (flight.phase === 'crashed' && ownNow(store.get()) === null)
          cabinet.announce(t('crash.gone', { multiple: multipleText(flight.point ?? 100) }))
      },
      onBets: (bets, flight) => {
        if (String(flight) === store.get().round?.id) store.send({ type: 'bets', bets: betsOf(bets) })
      },
      onTick: (serverNow) => adjustClock(serverNow),
      onOwn: applyOwnBet,
      onLost: () => table.send({ type: 'lost' }),
      onBack: () => table.send({ type: 'back' }),
      onExpired: () => table.send({ type: 'expired' }),
    },
    context.wait,
    signal,
  )
  return {
    main: () => {
      if (mayLeaveFlight(store.get())) void leave()
      else if (betHindrance(table.get()) === null) void bet()
    },
    view,
    rules: (body) => crashRules(context, body),
    resume: async () => undefined,
    wake: stage.wake,
    sharedSeeds: () => seeds,
  }
}
