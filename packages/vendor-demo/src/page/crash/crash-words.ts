import type { GameContext } from '../game'
import { multipleText } from '../text/money'
import { h, mark, say } from '../ui/dom'
import { ownNow, type CrashState } from './crash-state'

export interface CrashWords {
  show: (state: CrashState) => void
  /** The multiple of a frame, hundredths. */
  frame: (state: CrashState, multiple: number, now: number) => void
}

const shownHistory = 12
const highPoint = 1_000

/** The texts of the crash game over its canvas: the multiple, the last points, the bets of the round. */
export function createCrashWords({ cabinet, money, texts: { t } }: GameContext): CrashWords {
  const value = h('span', { class: 'multiple-value' })
  const word = h('span', { class: 'multiple-word' })
  const multiple = h('div', { class: 'multiple', 'aria-hidden': 'true' }, value, word)
  const history = h('ol', { class: 'history', 'aria-label': t('crash.history') })
  cabinet.over.append(history, multiple)
  const count = h('span')
  const list = h('ul')
  cabinet.beside.append(
    h(
      'section',
      { class: 'bets', tabindex: 0, 'aria-label': t('crash.bets') },
      h('p', { class: 'bets-head' }, `${t('crash.bets')} · `, count),
      list,
    ),
  )

  const wordOf = (state: CrashState, now: number): string => {
    const { round } = state
    if (!round) return t('crash.waiting')
    const own = ownNow(state)
    if (own?.phase === 'out')
      return `${t('crash.cashedOut', { multiple: multipleText(own.cashOut) })} · ${money.full(own.paidMinor)}`
    if (round.phase === 'betting') {
      const seconds = Math.max(0, Math.ceil((round.closesAt - now) / 1_000))
      return t('crash.startsIn', { seconds })
    }
    return round.phase === 'ended'
      ? t('crash.gone', { multiple: multipleText(round.point ?? 100) })
      : t('crash.sailing')
  }
  const frame = (state: CrashState, hundredths: number, now: number): void => {
    const { round } = state
    const own = ownNow(state)
    say(
      value,
      round
        ? round.phase === 'betting'
          ? String(Math.max(0, Math.ceil((round.closesAt - now) / 1_000)))
          : multipleText(hundredths)
        : '',
    )
    say(word, wordOf(state, now))
    mark(
      multiple,
      'data-tone',
      round?.phase === 'ended'
        ? own?.phase === 'out'
          ? 'out'
          : 'gone'
        : own?.phase === 'out'
          ? 'out'
          : false,
    )
  }
  let shown: unknown = null
  return {
    frame,
    show: (state) => {
      if (shown !== state.history) {
        shown = state.history
        history.replaceChildren(
          ...state.history
            .slice(0, shownHistory)
            .map((point) => h('li', { 'data-high': point >= highPoint }, multipleText(point))),
        )
      }
      say(count, String(state.bets.length))
      const isOver = state.round?.phase === 'ended'
      list.replaceChildren(
        ...(state.bets.length === 0
          ? [h('li', {}, h('span', {}, t('crash.noBets')))]
          : state.bets.map((bet) =>
              h(
                'li',
                { 'data-own': bet.isOwn, 'data-out': bet.cashOut !== null },
                h('span', {}, bet.isOwn ? t('crash.you') : bet.name),
                h('span', {}, money.full(bet.cashOut === null ? bet.stakeMinor : bet.paidMinor)),
                h('span', {}, bet.cashOut === null ? (isOver ? '–' : '…') : multipleText(bet.cashOut)),
              ),
            )),
      )
    },
  }
}
