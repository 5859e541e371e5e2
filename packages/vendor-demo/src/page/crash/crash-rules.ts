import { crashReach, engineFacts } from '@plaza/fair'
import type { GameContext } from '../game'
import { multipleText } from '../text/money'
import { h } from '../ui/dom'
import { factPairs, payTable, percentText } from '../ui/rules-parts'

const shown = [101, 120, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000]

/** Writes the rules of the crash game: facts, odds formula, chances of some multiples (LIST-10). */
export function crashRules(context: GameContext, body: HTMLElement): void {
  const { session, texts } = context
  const { t } = texts
  const chances = new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 2 })
  const chance = (multiple: number): string => chances.format(crashReach(multiple) / 2 ** 32)
  const rtp = percentText(context, session.rtpBasisPoints)
  body.replaceChildren(
    factPairs(context, [[t('rules.volatility'), t(`rules.${engineFacts.crash.volatility}`)]]),
    h('p', {}, t('rules.crashText')),
    h('p', {}, t('rules.crashOdds', { rtp, two: chance(200), ten: chance(1_000) })),
    h('p', {}, t('rules.crashInstant', { share: chances.format(1 - crashReach(101) / 2 ** 32) })),
    h('p', {}, t('rules.rtpText', { rtp })),
    h('p', {}, t('rules.crashLost')),
    payTable(
      [t('rules.multiple'), t('rules.chance')],
      shown.map((multiple) => [multipleText(multiple), chance(multiple)]),
    ),
    h('p', {}, t('rules.pace')),
  )
}
