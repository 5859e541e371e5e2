import type { LotteryLine, LotteryOrder } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Draw, Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { BetLine, BetLines, LineText } from '../../lottery/lines/BetLines'
import { usePicksText } from '../../lottery/plays/usePicksText'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useRuleSet } from '../../lottery/plays/useRuleSet'
import { useOrdersText } from '../../locales/lottery-orders/texts'
import { rebateText, unitPriceMinor } from '../lottery-slip/stake'
import { DrawnPicks } from './DrawnPicks'
import styles from './Order.module.css'
import { isCancellable, shownState } from './order-view'
import { OrderState } from './OrderState'

export interface OrderLinesProps {
  order: LotteryOrder
  /** The numbers that were drawn; absent before the draw. */
  drawn?: Draw | undefined
  /** Asks to cancel a line with its stake in minor units; absent when nothing can be cancelled. */
  onCancel?: (no: number, amountMinor: number) => void
}

/** Every line of an order: play and numbers, what it cost, which tiers won, and how it stands. */
export function OrderLines({ order, drawn, onCancel }: OrderLinesProps) {
  const t = useOrdersText()
  const { serverNow } = useRemote()
  const { rules } = useRuleSet(order.rules)
  const hasSeveral = order.lines.length > 1
  const playOf = (id: string) => rules?.plays.find((play) => play.id === id)
  return (
    <section aria-label={t('orders.lines')} className={styles.lines}>
      {drawn && <p className={styles.note}>{t('orders.drawnNote')}</p>}
      <BetLines>
        {order.lines.map((line) => (
          <Line
            key={line.no}
            order={order}
            line={line}
            playOf={playOf}
            drawn={drawn}
            onCancel={
              onCancel && hasSeveral && isCancellable(line.state, order.closeAt, serverNow())
                ? () => onCancel(line.no, line.amountMinor)
                : undefined
            }
          />
        ))}
      </BetLines>
    </section>
  )
}

interface LineProps {
  order: LotteryOrder
  line: LotteryLine
  playOf: (id: string) => Play | undefined
  drawn: Draw | undefined
  onCancel: (() => void) | undefined
}

function Line({ order: { currency, closeAt }, line, playOf, drawn, onCancel }: LineProps) {
  const t = useOrdersText()
  const play = playOf(line.play)
  const words = usePlayWords()
  const picksText = usePicksText()
  const { serverNow } = useRemote()
  const { money, number } = useFormats()
  const won = line.winUnits.flatMap((units, tier) => (units > 0 ? [{ units, tier }] : []))
  return (
    <BetLine
      name={`${line.no}. ${play ? words.full(play) : line.play}`}
      amount={money(line.amountMinor, currency)}
      state={<OrderState state={shownState({ state: line.state, closeAt }, serverNow())} />}
      action={
        onCancel && (
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('orders.cancelLine', { no: line.no })}
          </Button>
        )
      }
    >
      {play && (
        <LineText kind="picks">
          {drawn ? (
            <DrawnPicks play={play} picks={line.picks} playOf={playOf} draw={drawn} />
          ) : (
            picksText(play, line.picks, (count) => t('orders.moreTickets', { count: number(count) }))
          )}
        </LineText>
      )}
      <LineText>
        <span>
          {t('orders.sum', {
            units: number(line.units),
            multiplier: number(line.multiplier),
            unit: money(unitPriceMinor[line.mode], currency),
          })}
        </span>
        <span>{line.rebate > 0 && ` · ${t('orders.rebateIs', { rebate: rebateText(line.rebate) })}`}</span>
      </LineText>
      {play &&
        won.map(({ units, tier }) => (
          <LineText key={tier} kind="won">
            {t('orders.wonUnits', { tier: words.tier(play, tier), units: number(units) })}
          </LineText>
        ))}
      {line.prizeTenThousandths > 0 && (
        <LineText kind="won">
          {t('orders.linePrize', {
            amount: money(Math.floor(line.prizeTenThousandths / 10_000), currency),
          })}
        </LineText>
      )}
    </BetLine>
  )
}
