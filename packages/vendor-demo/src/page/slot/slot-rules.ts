import { engineFacts, type SlotModel, type SlotSymbol } from '@plaza/fair'
import { symbolArt } from '../art/symbols'
import type { GameContext } from '../game'
import { h } from '../ui/dom'
import { drawing, factPairs, payTable, percentText } from '../ui/rules-parts'

/** Writes a slot's rules: facts, payouts at the current stake, lines, free spins, odds (LIST-10). */
export function slotRules(context: GameContext, model: SlotModel, body: HTMLElement): void {
  const { money, session, table, texts } = context
  const { t } = texts
  const { stakeMinor } = table.get()
  const nameOf = (symbol: SlotSymbol): string => t(`slot.symbols.${symbol}`)
  const faceOf = (symbol: SlotSymbol): HTMLElement =>
    h(
      'span',
      { class: 'pay-symbol' },
      drawing(34, 34, (c) => {
        c.translate(17, 17)
        c.scale(0.33, 0.33)
        symbolArt[symbol](c)
      }),
      nameOf(symbol),
    )
  const payCells = (pays: readonly number[]): string[] =>
    pays.map((stakes) => (stakes === 0 ? '–' : money.short(stakes * stakeMinor)))
  const paying = (Object.keys(model.pays) as SlotSymbol[]).flatMap((symbol) => {
    const pays = model.pays[symbol]
    return pays ? [[faceOf(symbol), ...payCells(pays)]] : []
  })
  const [three, four, five] = model.freeSpins
  const facts = engineFacts[model.id]
  const rtp = percentText(context, session.rtpBasisPoints)
  const lineDrawing = (rows: readonly number[]): HTMLCanvasElement =>
    drawing(60, 36, (c) => {
      for (let reel = 0; reel < 5; reel++)
        for (let row = 0; row < 3; row++) {
          c.fillStyle = rows[reel] === row ? '#ffd268' : 'rgb(187 172 255 / 0.18)'
          c.beginPath()
          c.roundRect(reel * 12 + 1, row * 12 + 1, 10, 10, 2.5)
          c.fill()
        }
    })
  body.replaceChildren(
    factPairs(context, [[t('rules.volatility'), t(`rules.${facts.volatility}`)]]),
    h('p', {}, t('rules.rtpText', { rtp })),
    h('h3', {}, t('rules.pays', { amount: money.full(stakeMinor) })),
    payTable(
      [t('rules.symbol'), ...[3, 4, 5].map((count) => t('rules.ofKind', { count }))],
      [...paying, [faceOf('scatter'), ...payCells(model.scatterPays)]],
    ),
    h('p', {}, t('rules.wildText', { symbol: nameOf('wild'), scatter: nameOf('scatter') })),
    h(
      'p',
      {},
      t('rules.freeTable', {
        three: 3,
        four: 4,
        five: 5,
        symbol: nameOf('scatter'),
        spinsThree: three,
        spinsFour: four,
        spinsFive: five,
      }),
      ' ',
      t('rules.freeText', { multiple: model.freeSpinFactor }),
    ),
    ...(session.jackpot
      ? [
          h('h3', {}, t('rules.jackpot')),
          h(
            'p',
            {},
            t('rules.jackpotText', {
              amount: money.full(session.jackpot.amountMinor),
              rtp: percentText(context, session.jackpot.rtpBasisPoints),
            }),
          ),
        ]
      : []),
    h('h3', {}, t('rules.lines', { count: model.lines.length })),
    h('p', {}, t('rules.linesText')),
    h(
      'ol',
      { class: 'line-grid' },
      ...model.lines.map((rows, at) => h('li', {}, lineDrawing(rows), String(at + 1))),
    ),
    h('p', {}, t('rules.slotFair')),
    h('p', {}, t('rules.pace')),
  )
}
