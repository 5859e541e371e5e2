import { apiPaths, minesAnswerSchema, roundAnswerSchema, type MinesAnswer } from '../../api'
import { newBetId, type Game, type GameContext } from '../game'
import { createStage } from '../stage/stage'
import { hindranceText, spokenResult } from '../table/money-words'
import { createStore } from '../table/store'
import { betHindrance } from '../table/table-state'
import { multipleText } from '../text/money'
import { h, mark, say } from '../ui/dom'
import { createStepper } from '../ui/stepper'
import { createMinesGrid } from './mines-grid'
import { minesPicture } from './mines-picture'
import { minesRules } from './mines-rules'
import {
  mayLeave,
  mayPick,
  mayStartMines,
  minesMultiples,
  minesStart,
  minesStep,
  minesWaitMs,
  type MinesState,
} from './mines-state'

const mostMines = 24

/** Puts mines on the table. */
export function mountMines(context: GameContext): Game {
  const { cabinet, client, money, now, table, texts } = context
  const { t } = texts
  let chosen = minesStart.mines
  let round = ''

  const store = createStore(minesStart, minesStep, (state) => {
    grid.show(state)
    showStrip(state)
    stage.wake()
    context.refresh()
  })
  const picture = minesPicture({ palette: () => context.palette, state: store.get })
  const grid = createMinesGrid(context, (field) => void pick(field))
  const stage = createStage(cabinet.canvas, {
    draw: (c, view) => {
      grid.place()
      return picture.draw(c, view)
    },
  })

  const nowValue = h('b')
  const nextValue = h('b')
  const countValue = h('span')
  const endValue = h('strong', { class: 'mines-end', 'aria-hidden': 'true' })
  const strip = h(
    'div',
    { class: 'mines-strip' },
    countValue,
    h('span', { 'data-now': true }, `${t('mines.now')} `, nowValue),
    h('span', { 'data-next': true }, `${t('mines.next')} `, nextValue),
    endValue,
  )
  cabinet.beside.append(strip)
  const endText = (end: NonNullable<MinesState['end']>, stakeMinor: number): string =>
    end.isHit
      ? t('mines.stungShort')
      : `${t(`said.${end.paidMinor > stakeMinor ? 'wonShort' : 'returnedShort'}`, { amount: money.full(end.paidMinor) })} · ${multipleText(end.multiple)}`
  const urchins = createStepper(
    { label: t('mines.urchins'), less: t('mines.urchinsLess'), more: t('mines.urchinsMore') },
    { less: () => choose(-1), more: () => choose(1) },
  )
  cabinet.choices.append(urchins.element)

  const isBusy = (state: MinesState): boolean => state.phase !== 'idle' && state.phase !== 'over'
  const choose = (step: number): void => {
    if (isBusy(store.get())) return
    chosen = Math.min(mostMines, Math.max(1, chosen + step))
    showStrip(store.get())
    context.refresh()
  }
  const showStrip = (state: MinesState): void => {
    const isOver = state.phase === 'idle' || state.phase === 'over'
    const shown = isOver ? { ...minesStart, mines: chosen } : state
    const { now: multiple, next } = minesMultiples(shown)
    const { end } = state
    mark(strip, 'data-over', end !== null)
    say(nowValue, multiple > 0 ? multipleText(multiple) : '–')
    say(nextValue, next === null ? '–' : multipleText(next))
    const found = end === null && isOver ? 0 : state.opened.length - (end?.isHit ? 1 : 0)
    say(countValue, texts.count('mines.found', found))
    say(endValue, end === null ? '' : endText(end, state.stakeMinor))
    mark(endValue, 'data-cheer', end !== null && end.paidMinor > state.stakeMinor)
    const canStep = !isBusy(state)
    const mines = isBusy(state) ? state.mines : chosen
    urchins.show({
      value: String(mines),
      spoken: `${t('mines.urchins')}: ${String(mines)}`,
      canLess: canStep && mines > 1,
      canMore: canStep && mines < mostMines,
    })
  }

  /** Adopts the server's state of the round. */
  const take = (answer: MinesAnswer): void => {
    round = answer.round
    const { minePositions, opened, winMinor, stakeMinor } = answer
    if (answer.state === 'refused' || answer.state === 'returning' || answer.state === 'returned') {
      store.send({ type: 'refused' })
      context.takeBalance(answer.balance, answer.betId)
      table.send({ type: 'refused', why: 'vendor' })
      return
    }
    if (minePositions) {
      const isHit = opened.some((field) => minePositions.includes(field))
      store.send({
        type: 'ended',
        at: now(),
        opened,
        mines: minePositions,
        isHit,
        multiple: isHit ? 0 : answer.multiple,
        paidMinor: winMinor,
      })
      table.send({
        type: 'settled',
        paidMinor: winMinor,
        stakeMinor,
        balanceMinor: table.get().balanceMinor + winMinor,
      })
      context.takeBalance(answer.balance, answer.betId)
      const result = spokenResult(texts, money, winMinor, stakeMinor)
      cabinet.announce(isHit ? `${t('mines.stung')} ${result}` : result)
      const wait = minesWaitMs(store.get(), now())
      // The wait counts down on the button.
      for (let ms = wait % 1_000; ms <= wait; ms += 1_000) context.later(ms + 20, context.refresh)
      return
    }
    context.takeBalance(answer.balance, answer.betId)
    const { pending } = store.get()
    if (pending !== null && opened.includes(pending)) {
      store.send({ type: 'pearl', field: pending, at: now() })
      cabinet.announce(t('mines.foundPearl', { multiple: multipleText(answer.multiple) }))
    } else store.send({ type: 'started' })
  }
  const start = async (): Promise<void> => {
    const { stakeMinor, balanceMinor } = table.get()
    if (!store.send({ type: 'start', at: now(), stakeMinor, mines: chosen })) return
    const request = { betId: newBetId(), stakeMinor, mines: chosen }
    table.send({ type: 'staked', stakeMinor })
    cabinet.announce('')
    const answer = await context.insist(async () => {
      const reply = await client.ask(apiPaths.minesStart, minesAnswerSchema, request)
      return reply.ok && reply.value.state === 'placing'
        ? { ok: false, failure: { kind: 'soon', waitMs: 1_000 } }
        : reply
    })
    if (answer.ok) return take(answer.value)
    store.send({ type: 'refused' })
    table.send({ type: 'balance', balanceMinor })
    context.fail(answer)
  }
  const pick = async (field: number): Promise<void> => {
    if (table.get().isPaused || table.get().phase === 'expired' || !mayPick(store.get(), field)) return
    store.send({ type: 'pick', field })
    const answer = await context.insist(() =>
      client.ask(apiPaths.minesOpen, minesAnswerSchema, { round, field }),
    )
    if (answer.ok) return take(answer.value)
    store.send({ type: 'failed' })
    context.fail(answer)
  }
  const leave = async (): Promise<void> => {
    if (!store.send({ type: 'leave' })) return
    const answer = await context.insist(() => client.ask(apiPaths.minesCashOut, minesAnswerSchema, { round }))
    if (answer.ok) return take(answer.value)
    store.send({ type: 'failed' })
    context.fail(answer)
  }

  grid.show(store.get())
  showStrip(store.get())
  return {
    main: () => {
      if (mayLeave(store.get())) void leave()
      else if (mayStartMines(store.get(), now()) && betHindrance(table.get()) === null) void start()
    },
    view: () => {
      const state = store.get()
      const amount = money.full(Math.floor((minesMultiples(state).now * state.stakeMinor) / 100))
      switch (state.phase) {
        case 'asking':
          return { main: { label: t('mines.starting'), isEnabled: false }, canStep: false }
        case 'open':
        case 'picking':
          return state.opened.length === 0
            ? { main: { label: t('mines.pickFirst'), isEnabled: false }, canStep: false }
            : {
                main: { label: t('mines.cashOut', { amount }), isEnabled: state.phase === 'open' },
                canStep: false,
              }
        case 'leaving':
          return { main: { label: t('mines.cashingOut'), isEnabled: false }, canStep: false }
        case 'idle':
        case 'over': {
          const label = t('mines.start', { amount: money.full(table.get().stakeMinor) })
          const wait = minesWaitMs(state, now())
          const why =
            hindranceText(texts, table.get()) ??
            (wait > 0 ? t('bar.waitSeconds', { seconds: Math.ceil(wait / 1_000) }) : null)
          return { main: { label, detail: why ?? undefined, isEnabled: why === null }, canStep: true }
        }
      }
    },
    rules: (body) => minesRules(context, isBusy(store.get()) ? store.get().mines : chosen, body),
    resume: async () => {
      const answer = await client.ask(apiPaths.round, roundAnswerSchema)
      if (!answer.ok || answer.value.round?.engine !== 'mines' || answer.value.round.state !== 'open') return
      const open = answer.value.round
      round = open.round
      store.send({
        type: 'resumed',
        at: now(),
        stakeMinor: open.stakeMinor,
        mines: open.mines,
        opened: open.opened,
      })
      table.send({ type: 'noticed', notice: 'resumed' })
    },
    wake: stage.wake,
  }
}
