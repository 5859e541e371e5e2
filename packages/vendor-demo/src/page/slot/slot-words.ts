import type { SlotModel } from '@plaza/fair'
import type { GameContext } from '../game'
import { resultOf } from '../table/table-state'
import { h, mark, say } from '../ui/dom'
import { freeSpinsOf, multipleSoFar, spinOf, type SlotState } from './slot-state'
import { litWin, winsOf, winStandMs, type ShownWin } from './win-show'

export interface SlotWords {
  show: (state: SlotState) => void
  /** Names each win while it is lit. */
  follow: (state: SlotState, isCurrent: () => boolean) => void
  /** The whole round for readers, its wins named. */
  spoken: (state: SlotState, result: string) => string
  pool: (minor: number | null) => void
}

/** The texts of the slot over its canvas: the sign, the last spin's wins, the banner of the free spins. */
export function createSlotWords(context: GameContext, model: SlotModel): SlotWords {
  const { cabinet, money, now, session, texts } = context
  const { t } = texts
  const sign = h('span')
  const main = h('p', { class: 'plaque-main' })
  const sub = h('p', { class: 'plaque-sub' })
  const title = h('p', { class: 'bonus-title' })
  const text = h('p', { class: 'bonus-text' })
  const bonus = h('div', { class: 'bonus', hidden: true }, title, text)
  cabinet.over.append(
    h('p', { class: 'sign' }, sign),
    h('div', { class: 'plaque', 'aria-hidden': 'true' }, sub, main),
    bonus,
  )
  let poolMinor = session.jackpot?.amountMinor ?? null

  const winText = (win: ShownWin, stakeMinor: number): string => {
    const values = {
      symbol: t(`slot.symbols.${win.symbol}`),
      count: win.count,
      amount: money.full((win.multiple * stakeMinor) / 100),
    }
    return win.line === null ? t('slot.scatter', values) : t('slot.line', { ...values, line: win.line + 1 })
  }
  const winsNow = (state: SlotState): ShownWin[] => {
    const spin = spinOf(state)
    return spin ? winsOf(model, spin) : []
  }
  const paidSoFar = (state: SlotState): number => {
    if (!state.round) return 0
    const isLast = state.step === freeSpinsOf(state)
    return isLast ? state.round.paidMinor : (multipleSoFar(state) * state.round.stakeMinor) / 100
  }

  const showSign = (state: SlotState): void => {
    const isFree = state.step > 0 && state.phase !== 'idle' && state.phase !== 'total'
    if (isFree) {
      const values = { now: state.step, all: freeSpinsOf(state) }
      const factor = model.freeSpinFactor > 1 ? ` · × ${String(model.freeSpinFactor)}` : ''
      say(sign, t('slot.freeSpin', values) + factor)
    } else
      say(sign, poolMinor === null ? session.game.name : t('slot.jackpot', { amount: money.full(poolMinor) }))
  }
  const showPlaque = (state: SlotState): void => {
    const { round } = state
    const stands = state.phase === 'showing' || state.phase === 'idle'
    const before =
      state.step > 0
        ? (multipleSoFar({ ...state, step: state.step - 1 }) * (round?.stakeMinor ?? 0)) / 100
        : 0
    const paid = stands ? paidSoFar(state) : before
    const result = resultOf(paid, round?.stakeMinor ?? 0)
    const isShown = round !== null && result !== 'lost'
    const isJackpot = stands && round !== null && round.jackpotMinor > 0 && state.step === freeSpinsOf(state)
    mark(main, 'data-cheer', isShown && result === 'won')
    if (isJackpot && round) say(main, t('slot.jackpotWon', { amount: money.full(round.jackpotMinor) }))
    else say(main, isShown ? t(`said.${result}Short`, { amount: money.full(paid) }) : '')
    if (state.phase !== 'showing') say(sub, '')
  }
  const showBonus = (state: SlotState): void => {
    const { phase, round } = state
    mark(bonus, 'hidden', phase !== 'offer' && phase !== 'total')
    if (!round) return
    if (phase === 'offer') {
      say(title, texts.count('slot.freeSpins', freeSpinsOf(state)))
      say(text, model.freeSpinFactor > 1 ? t('slot.freeMultiplier', { multiple: model.freeSpinFactor }) : '')
    }
    if (phase !== 'total') return
    const paid = round.outcome.freeSpins.reduce((sum, spin) => sum + spin.multiple, 0)
    const amount = money.full((paid * round.stakeMinor) / 100)
    say(title, paid > 0 ? amount : t('slot.bonusTotalNothing'))
    say(text, paid > 0 ? t('slot.bonusTotal', { amount }) : '')
  }

  return {
    show: (state) => {
      showSign(state)
      showPlaque(state)
      showBonus(state)
    },
    follow: (state, isCurrent) => {
      const wins = winsNow(state)
      wins.forEach((_, at) => {
        context.later(at * winStandMs + 20, () => {
          const lit = litWin(wins.length, now() - state.shownFrom)
          const win = lit === null ? undefined : wins[lit]
          if (win && state.round && isCurrent()) say(sub, winText(win, state.round.stakeMinor))
        })
      })
    },
    spoken: (state, result) => {
      const wins = state.step === 0 && state.round ? winsNow(state) : []
      const named = wins.map((win) => winText(win, state.round?.stakeMinor ?? 0))
      return [result, ...named].join(' ')
    },
    pool: (minor) => {
      if (minor !== null) poolMinor = minor
    },
  }
}
