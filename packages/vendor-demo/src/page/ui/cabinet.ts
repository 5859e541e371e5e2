import type { Texts } from '../text/text'
import { h, icon, mark, say } from './dom'
import { createStepper } from './stepper'

/** The main action: its label, and whether it is enabled. */
export interface MainView {
  label: string
  /** Second line, quieter: an amount, a wait. */
  detail?: string
  isEnabled: boolean
}

export interface CabinetView {
  balance: string
  lastWin: string
  isWinBright: boolean
  stake: string
  spokenStake: string
  canLess: boolean
  canMore: boolean
  main: MainView
  /** What went wrong with the last bet, or the connection. */
  notice: { text: string; tone: 'warning' | 'calm' } | null
}

export interface CoverView {
  title: string
  text: string
  action?: { label: string; run: () => void }
}

export interface Cabinet {
  element: HTMLElement
  canvas: HTMLCanvasElement
  /** Over the canvas: what a game adds as elements. */
  over: HTMLElement
  /** Between the field and the controls. */
  beside: HTMLElement
  /** A game's own choices, above the stake. */
  choices: HTMLElement
  sheets: HTMLElement
  show: (view: CabinetView) => void
  /** Asterisks in place of the balance from the next `show` on, or the balance again. */
  hideBalance: (isHidden: boolean) => void
  cover: (view: CoverView | null) => void
  /** Announces a result to screen readers. */
  announce: (text: string) => void
}

interface CabinetParts {
  texts: Texts
  isDemo: boolean
  gameName: string
  engine: string
  on: { main: () => void; less: () => void; more: () => void; rules: () => void; fairness: () => void }
}

/**
 * The table around every game: canvas, facts, stake, the one main action, notices, and the texts for screen readers.
 */
export function createCabinet({ texts: { t }, isDemo, gameName, engine, on }: CabinetParts): Cabinet {
  const canvas = h('canvas', { class: 'canvas', 'aria-hidden': 'true' })
  const over = h('div', { class: 'over' })
  const notice = h('p', { class: 'notice', role: 'alert', hidden: true })
  const field = h('section', { class: 'field', 'aria-label': gameName }, canvas, over, notice)
  const beside = h('div', { class: 'beside' })
  let isHidden = false
  const balance = h('dd', { class: 'amount' })
  const lastWin = h('dd', { class: 'amount win' })
  const facts = h(
    'dl',
    { class: 'facts' },
    h(
      'div',
      { class: 'fact' },
      h('dt', { class: 'label' }, t(isDemo ? 'demo.balance' : 'bar.balance')),
      balance,
    ),
    h('div', { class: 'fact' }, h('dt', { class: 'label' }, t('bar.lastWin')), lastWin),
  )
  const tools = h(
    'div',
    { class: 'tools' },
    h(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': t('bar.rules'), onclick: on.rules },
      icon('rules'),
    ),
    h(
      'button',
      { type: 'button', class: 'icon-button', 'aria-label': t('bar.fairness'), onclick: on.fairness },
      icon('fairness'),
    ),
  )
  const choices = h('div', { class: 'choices' })
  const stepper = createStepper(
    { label: t('bar.stake'), less: t('bar.less'), more: t('bar.more') },
    { less: on.less, more: on.more },
  )
  const mainLabel = h('span', { class: 'main-label' })
  const mainDetail = h('span', { class: 'main-detail' })
  const main = h('button', { type: 'button', class: 'main', onclick: on.main }, mainLabel, mainDetail)
  const panel = h(
    'section',
    { class: 'panel', 'aria-label': t('bar.controls') },
    h('div', { class: 'row' }, facts, tools),
    choices,
    h('div', { class: 'bet' }, stepper.element, main),
  )
  const liveRegion = h('p', { class: 'said', role: 'status', 'aria-live': 'polite' })
  const table = h('div', { class: 'table' }, field, beside, panel)
  const sheets = h('div', { class: 'sheets' })
  const covering = h('div', { class: 'cover', hidden: true, role: 'alertdialog', 'aria-modal': 'true' })
  const element = h(
    'main',
    { class: 'cabinet', 'data-engine': engine, 'aria-label': gameName },
    isDemo && h('p', { class: 'practice' }, t('demo.banner')),
    table,
    liveRegion,
    covering,
    sheets,
  )
  return {
    element,
    canvas,
    over,
    beside,
    choices,
    sheets,
    announce: (text) => say(liveRegion, text),
    hideBalance: (hides) => {
      isHidden = hides
    },
    show: (view) => {
      say(balance, isHidden ? '****' : view.balance)
      say(lastWin, view.lastWin)
      mark(lastWin, 'data-bright', view.isWinBright)
      stepper.show({
        value: view.stake,
        spoken: view.spokenStake,
        canLess: view.canLess,
        canMore: view.canMore,
      })
      say(mainLabel, view.main.label)
      say(mainDetail, view.main.detail ?? '')
      mark(main, 'aria-disabled', view.main.isEnabled ? false : 'true')
      mark(notice, 'hidden', view.notice === null)
      mark(notice, 'data-tone', view.notice?.tone ?? 'calm')
      say(notice, view.notice?.text ?? '')
    },
    cover: (view) => {
      mark(table, 'inert', view !== null)
      mark(covering, 'hidden', view === null)
      covering.replaceChildren()
      if (!view) return
      const title = h('h2', { class: 'cover-title', id: 'cover-title' }, view.title)
      covering.setAttribute('aria-labelledby', 'cover-title')
      covering.append(
        h(
          'div',
          { class: 'cover-card' },
          title,
          h('p', { class: 'cover-text' }, view.text),
          view.action &&
            h('button', { type: 'button', class: 'main', onclick: view.action.run }, view.action.label),
        ),
      )
      covering.querySelector('button')?.focus()
    },
  }
}
