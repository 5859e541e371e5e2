import type { GameContext } from '../game'
import { h } from './dom'

const percent = (basisPoints: number, language: string): string =>
  new Intl.NumberFormat(language, { style: 'percent', minimumFractionDigits: 2 }).format(basisPoints / 10_000)

/** A share in basis points as a percentage with two places. */
export const percentText = ({ texts }: GameContext, basisPoints: number): string =>
  percent(basisPoints, texts.language)

/** Whole numbers with their group signs. */
export const wholeText = ({ texts }: GameContext, value: number): string =>
  new Intl.NumberFormat(texts.language, { maximumFractionDigits: 0 }).format(value)

/** What every rules sheet begins with (CALL-6, LIST-10): return to player, largest win, stakes. */
export function factPairs(
  context: GameContext,
  more: readonly (readonly [string, string])[] = [],
): HTMLElement {
  const { money, session, texts } = context
  const { t } = texts
  const pairs = [
    [t('rules.rtp'), percentText(context, session.rtpBasisPoints)],
    [t('rules.maxWin'), t('rules.times', { multiple: wholeText(context, session.maxWinMultiple) })],
    [
      t('rules.bets'),
      t('rules.range', {
        min: money.short(session.stakes.minMinor),
        max: money.short(session.stakes.maxMinor),
      }),
    ],
    ...more,
  ] as const
  return h(
    'dl',
    { class: 'pairs' },
    ...pairs.map(([name, value]) =>
      h('div', {}, h('dt', { class: 'label' }, name), h('dd', { class: 'amount' }, value)),
    ),
  )
}

/** A table of payouts. */
export function payTable(
  head: readonly string[],
  rows: readonly (readonly (string | Node)[])[],
): HTMLElement {
  return h(
    'table',
    { class: 'pay-table' },
    h('thead', {}, h('tr', {}, ...head.map((cell) => h('th', { scope: 'col' }, cell)))),
    h('tbody', {}, ...rows.map((row) => h('tr', {}, ...row.map((cell) => h('td', {}, cell))))),
  )
}

/** A small picture for a sheet, sharp on fine screens. */
export function drawing(
  width: number,
  height: number,
  draw: (c: CanvasRenderingContext2D) => void,
): HTMLCanvasElement {
  const picture = h('canvas', { width: width * 2, height: height * 2, 'aria-hidden': 'true' })
  const c = picture.getContext('2d')
  if (c) {
    c.scale(2, 2)
    draw(c)
  }
  return picture
}
