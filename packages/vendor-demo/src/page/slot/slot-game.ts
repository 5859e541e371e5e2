import { slotModels, type SlotId } from '@plaza/fair'
import { apiPaths, roundAnswerSchema, spinAnswerSchema, type SpinAnswer } from '../../api'
import { paletteOf } from '../art/palette'
import { newBetId, type Game, type GameContext } from '../game'
import { createStage } from '../stage/stage'
import { createStore } from '../table/store'
import { spokenResult, hindranceText } from '../table/money-words'
import { betHindrance } from '../table/table-state'
import { rotatedTint } from '../art/colour'
import { landsAt, slotPicture } from './slot-picture'
import { slotRules } from './slot-rules'
import {
  freeSpinsOf,
  hasLanded,
  maySpin,
  slotStart,
  slotStep,
  spinOf,
  type SlotEvent,
  type SlotState,
} from './slot-state'
import { createSlotWords } from './slot-words'
import { reelPace } from './reel-motion'
import { showMs, winsOf } from './win-show'

/** Creates a slot game and its stage in the cabinet. */
export function mountSlot(context: GameContext, id: SlotId): Game {
  const { cabinet, client, money, now, session, table, texts } = context
  const model = slotModels[id]
  const bonusPalette = paletteOf(rotatedTint(session.game.tint, -40))
  let settled: SpinAnswer | null = null

  const store = createStore<SlotState, SlotEvent>(slotStart([0, 9, 3, 14, 6]), slotStep, (state, event) => {
    words.show(state)
    stage.wake()
    proceed(state, event)
    context.refresh()
  })
  const isBonus = () => store.get().step > 0 && store.get().phase !== 'idle'
  const stage = createStage(
    cabinet.canvas,
    slotPicture({ model, palette: () => (isBonus() ? bonusPalette : context.palette), state: store.get }),
  )
  const words = createSlotWords(context, model)
  words.show(store.get())

  const settle = (state: SlotState): void => {
    if (!settled || !state.round) return
    const { winMinor, stakeMinor, balance, betId } = settled
    table.send({
      type: 'settled',
      paidMinor: winMinor,
      stakeMinor,
      balanceMinor: table.get().balanceMinor + winMinor,
    })
    context.takeBalance(balance, betId)
    words.pool(settled.poolMinor)
    cabinet.announce(words.spoken(state, spokenResult(texts, money, winMinor, stakeMinor)))
    settled = null
  }
  const proceed = (state: SlotState, event: SlotEvent): void => {
    const at = now()
    const when = (from: number, run: () => void): void => context.later(Math.max(0, from - at), run)
    const { spunAt } = state
    const isSame = () => store.get().spunAt === spunAt
    if (state.phase === 'landing')
      when(landsAt(state), () => isSame() && store.send({ type: 'landed', at: now() }))
    // A reality check pauses the free spins, so that none runs unseen.
    const showOn = (): void => {
      if (!isSame()) return
      if (table.get().isPaused) context.later(300, showOn)
      else store.send({ type: 'shown', at: now() })
    }
    if (event.type === 'landed') {
      if (hasLanded(state)) settle(state)
      const spin = spinOf(state)
      const until = at + showMs(spin ? winsOf(model, spin).length : 0, state.step > 0)
      const isMore = state.step > 0 && state.step < freeSpinsOf(state)
      when(isMore ? Math.max(until, spunAt + reelPace.cycleMs) : until, showOn)
      words.follow(state, isSame)
    }
    if (state.phase === 'offer') cabinet.announce(texts.count('slot.freeSpins', freeSpinsOf(state)))
    when(spunAt + reelPace.cycleMs + 5, context.refresh)
  }

  const take = (answer: SpinAnswer): void => {
    if (!answer.outcome) {
      store.send({ type: 'refused' })
      context.takeBalance(answer.balance, answer.betId)
      table.send({ type: 'refused', why: 'vendor' })
      return
    }
    settled = answer
    const { stakeMinor, winMinor: paidMinor, jackpotMinor, outcome } = answer
    store.send({ type: 'answered', at: now(), round: { stakeMinor, paidMinor, jackpotMinor, outcome } })
  }
  const spin = async (): Promise<void> => {
    const { stakeMinor, balanceMinor } = table.get()
    if (!maySpin(store.get(), now())) return
    const request = { betId: newBetId(), stakeMinor }
    store.send({ type: 'spin', at: now() })
    table.send({ type: 'staked', stakeMinor })
    cabinet.announce('')
    const answer = await context.insist(async () => {
      const reply = await client.ask(apiPaths.spin, spinAnswerSchema, request)
      // The wallet has not reported yet whether it booked the stake: the call is repeated.
      return reply.ok && reply.value.state === 'placing'
        ? { ok: false, failure: { kind: 'soon', waitMs: 1_000 } }
        : reply
    })
    if (answer.ok) return take(answer.value)
    store.send({ type: 'refused' })
    table.send({ type: 'balance', balanceMinor })
    context.fail(answer)
  }

  return {
    main: () => {
      const { phase } = store.get()
      if (phase === 'offer' || phase === 'total') {
        if (!table.get().isPaused) store.send({ type: 'goOn', at: now() })
      } else if (betHindrance(table.get()) === null) void spin()
    },
    view: () => {
      const state = store.get()
      const { t } = texts
      if (state.phase === 'offer')
        return { main: { label: t('slot.start'), isEnabled: true }, canStep: false }
      if (state.phase === 'total') return { main: { label: t('slot.goOn'), isEnabled: true }, canStep: false }
      const canSpin = maySpin(state, now())
      const why = hindranceText(texts, table.get())
      if (!canSpin) return { main: { label: t('slot.spinning'), isEnabled: false }, canStep: false }
      return {
        main: { label: t('slot.spin'), detail: why ?? undefined, isEnabled: why === null },
        canStep: true,
      }
    },
    rules: (body) => slotRules(context, model, body),
    resume: async () => {
      const answer = await client.ask(apiPaths.round, roundAnswerSchema)
      if (!answer.ok || answer.value.round?.engine !== 'slot') return
      // The server has already decided this round, so the reels do not spin again; only the result is shown.
      const { betId, winMinor, stakeMinor } = answer.value.round
      table.send({ type: 'noticed', notice: 'resumed' })
      cabinet.announce(`${texts.t('state.resumed')} ${spokenResult(texts, money, winMinor, stakeMinor)}`)
      context.takeBalance(null, betId)
    },
    wake: stage.wake,
  }
}
