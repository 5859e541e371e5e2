import { engineFacts, minesChance, minesLadder } from '@plaza/fair'
import type { GameContext } from '../game'
import { multipleText } from '../text/money'
import { h } from '../ui/dom'
import { factPairs, payTable, percentText } from '../ui/rules-parts'

/** Writes the rules of mines: facts, odds formula, and every multiple of the chosen number of urchins (LIST-10). */
export function minesRules(context: GameContext, mines: number, body: HTMLElement): void {
  const { session, texts } = context
  const { t } = texts
  const chances = new Intl.NumberFormat(texts.language, { style: 'percent', maximumSignificantDigits: 3 })
  const rows = minesLadder(mines).map((multiple, at) => {
    const { free, all } = minesChance(mines, at + 1)
    return [String(at + 1), chances.format(free / all), multipleText(multiple)]
  })
  body.replaceChildren(
    factPairs(context, [[t('rules.volatility'), t(`rules.${engineFacts.mines.volatility}`)]]),
    h('p', {}, t('rules.minesText')),
    h('p', {}, t('rules.minesOdds', { rtp: percentText(context, 9_700) })),
    h('p', {}, t('rules.rtpText', { rtp: percentText(context, session.rtpBasisPoints) })),
    h('p', {}, t('rules.minesLost')),
    h('h3', {}, t('rules.minesTable', { count: mines })),
    payTable([t('rules.pearls'), t('rules.chance'), t('rules.multiple')], rows),
    h('p', {}, t('rules.pace')),
  )
}
