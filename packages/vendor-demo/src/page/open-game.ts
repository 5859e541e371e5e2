import type { SessionAnswer, VendorBalance } from '../api'
import { paletteOf } from './art/palette'
import { mountCrash } from './crash/crash-game'
import type { Game, GameContext } from './game'
import { mountMines } from './mines/mines-game'
import type { Client } from './net/client'
import { followBalance } from './net/follow-balance'
import { bridgeTo } from './net/operator-bridge'
import { untilAnswered } from './net/until-answered'
import { noticeOf } from './notice-text'
import { mountSlot } from './slot/slot-game'
import { isOperators, refusalOf } from './table/refusal-of'
import { createStore } from './table/store'
import { nextStake, tableStart, tableStep } from './table/table-state'
import { createMoney } from './text/money'
import type { Texts } from './text/text'
import { createCabinet } from './ui/cabinet'
import { fairnessSheet } from './ui/fairness-sheet'
import { createSheet } from './ui/sheet'

const mount = (context: GameContext, signal: AbortSignal): Game => {
  const { engine } = context.session.game
  switch (engine) {
    case 'crash':
      return mountCrash(context, signal)
    case 'mines':
      return mountMines(context)
    default:
      return mountSlot(context, engine)
  }
}

/** Sets the table for a session: cabinet, game, sheets, and the talk with the operator's page around. */
export async function openGame(
  root: HTMLElement,
  session: SessionAnswer,
  client: Client,
  texts: Texts,
): Promise<void> {
  const { t } = texts
  const isDemo = session.mode === 'demo'
  const money = createMoney(session.balance.currency, texts.language)
  const palette = paletteOf(session.game.tint)
  const ending = new AbortController()
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

  const cabinet = createCabinet({
    texts,
    isDemo,
    gameName: session.game.name,
    engine: session.game.engine,
    on: {
      main: () => game.main(),
      less: () => game.view().canStep && table.send({ type: 'less' }),
      more: () => game.view().canStep && table.send({ type: 'more' }),
      rules: () => rules.open(),
      fairness: () => fairness.open(),
    },
  })
  root.style.setProperty('--game-accent', palette.accent)
  root.style.setProperty('--game-deep', palette.sky[0])
  root.replaceChildren(cabinet.element)

  const bridge = bridgeTo({
    self: window,
    operatorOrigin: session.operatorOrigin,
    onPause: () => table.send({ type: 'pause' }),
    onResume: () => table.send({ type: 'resume' }),
    onHidden: (isHidden) => {
      cabinet.hideBalance(isHidden)
      context.refresh()
    },
  })
  const leave = (): void => {
    if (window.parent === window) window.location.assign(session.operatorOrigin)
    else bridge.tell({ plaza: 1, type: 'exit' })
  }
  const table = createStore(
    tableStart({ balanceMinor: session.balance.minor, stakes: session.stakes.choices }),
    tableStep,
    (state, event) => {
      if (event.type === 'expired') {
        ending.abort()
        bridge.tell({ plaza: 1, type: 'expired' })
        const action = { label: t('state.leave'), run: leave }
        cabinet.cover({ title: t('state.expired'), text: t('state.expiredText'), action })
      } else if (event.type === 'pause')
        cabinet.cover({ title: t('state.paused'), text: t('state.pausedText') })
      else if (event.type === 'resume' && state.phase === 'playing') cabinet.cover(null)
      context.refresh()
      game.wake()
    },
  )
  const followed = new Set<string>()
  let version = session.balance.version
  const take = (balance: VendorBalance): void => {
    if (balance.version < version) return
    version = balance.version
    table.send({ type: 'balance', balanceMinor: balance.minor })
  }
  const context: GameContext = {
    session,
    texts,
    money,
    cabinet,
    palette,
    client,
    table,
    now: () => performance.now(),
    later: (ms, run) => void setTimeout(run, ms),
    wait,
    takeBalance: (balance, betId) => {
      if (balance) return take(balance)
      if (followed.has(betId)) return
      followed.add(betId)
      void followBalance(client, betId, wait).then((later) => {
        followed.delete(betId)
        if (later) take(later)
      })
    },
    fail: ({ failure }) => {
      if (failure.kind === 'expired') table.send({ type: 'expired' })
      if (failure.kind !== 'refused') return
      const { why, code } = refusalOf[failure.refusal]
      table.send({ type: 'refused', why })
      if (isOperators(failure.refusal)) bridge.tell({ plaza: 1, type: 'refused', code })
      if (failure.refusal === 'OPEN_ROUND') void game.resume()
    },
    insist: (ask) =>
      untilAnswered(ask, {
        wait,
        onLost: () => table.send({ type: 'lost' }),
        onBack: () => table.send({ type: 'back' }),
      }),
    refresh: () => {
      const state = table.get()
      const { main, canStep } = game.view()
      const { lastWin } = state
      cabinet.show({
        balance: money.full(state.balanceMinor),
        lastWin: lastWin ? money.full(lastWin.paidMinor) : '–',
        isWinBright: lastWin !== null && lastWin.paidMinor > lastWin.stakeMinor,
        stake: money.short(state.stakeMinor),
        spokenStake: `${t('bar.stake')}: ${money.full(state.stakeMinor)}`,
        canLess: canStep && nextStake(state, -1) !== state.stakeMinor,
        canMore: canStep && nextStake(state, 1) !== state.stakeMinor,
        main,
        notice: noticeOf(texts, state, isDemo),
      })
    },
  }
  const game = mount(context, ending.signal)
  const rules = createSheet(cabinet.sheets, t('rules.title'), t('sheet.close'), (body) => game.rules(body))
  const fairness = createSheet(cabinet.sheets, t('fair.title'), t('sheet.close'), (body) =>
    fairnessSheet(context, game, body),
  )
  context.refresh()
  await game.resume()
  bridge.tell({ plaza: 1, type: 'ready' })
}
