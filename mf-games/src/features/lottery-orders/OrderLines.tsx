import type { LotteryLine, LotteryOrder } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import type { Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { usePicksText } from '../../lottery/plays/usePicksText'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useRuleSet } from '../../lottery/plays/useRuleSet'
import { useOrdersText } from '../../locales/lottery-orders/texts'
import { rebateText, unitPriceMinor } from '../lottery-slip/stake'
import { isCancellable, shownState } from './order-view'
import { OrderState } from './OrderState'
import styles from './Order.module.css'

export interface OrderLinesProps {
  order: LotteryOrder
  /** Asks to cancel a line with its stake in minor units; absent when nothing can be cancelled. */
  onCancel?: (no: number, amountMinor: number) => void
}

/** Every line of an order: play and numbers, what it cost, which tiers won, and how it stands. */
export function OrderLines({ order, onCancel }: OrderLinesProps) {
  const t = useOrdersText()
  const { serverNow } = useRemote()
  const { rules } = useRuleSet(order.rules)
  const hasSeveral = order.lines.length > 1
  return (
    <section aria-label={t('orders.lines')}>
      <ol className={styles.lines}>
        {order.lines.map((line) => (
          <Line
            key={line.no}
            order={order}
            line={line}
            play={rules?.plays.find(({ id }) => id === line.play)}
            onCancel={
              onCancel && hasSeveral && isCancellable(line.state, order.closeAt, serverNow())
                ? () => onCancel(line.no, line.amountMinor)
                : undefined
            }
          />
        ))}
      </ol>
    </section>
  )
}

interface LineProps {
  order: LotteryOrder
  line: LotteryLine
  play: Play | undefined
  onCancel: (() => void) | undefined
}

function Line({ order: { currency, closeAt }, line, play, onCancel }: LineProps) {
  const t = useOrdersText()
  const words = usePlayWords()
  const picksText = usePicksText()
  const { serverNow } = useRemote()
  const { money, number } = useFormats()
  const won = line.winUnits.flatMap((units, tier) => (units > 0 ? [{ units, tier }] : []))
  return (
    <li className={styles.line}>
      <div className={styles.words}>
        <p className={styles.name}>
          {line.no}. {play ? words.full(play) : line.play}
        </p>
        <p className={styles.picks}>
          {play && picksText(play, line.picks, (count) => t('orders.moreTickets', { count: number(count) }))}
        </p>
        <p className={styles.sum}>
          {t('orders.sum', {
            units: number(line.units),
            multiplier: number(line.multiplier),
            unit: money(unitPriceMinor[line.mode], currency),
          })}
          {line.rebate > 0 && ` · ${t('orders.rebateIs', { rebate: rebateText(line.rebate) })}`}
        </p>
        {play &&
          won.map(({ units, tier }) => (
            <p key={tier} className={styles.won}>
              {t('orders.wonUnits', { tier: words.tier(play, tier), units: number(units) })}
            </p>
          ))}
        {line.prizeTenThousandths > 0 && (
          <p className={styles.won}>
            {t('orders.linePrize', {
              amount: money(Math.floor(line.prizeTenThousandths / 10_000), currency),
            })}
          </p>
        )}
      </div>
      <div className={styles.end}>
        <strong className={styles.amount}>{money(line.amountMinor, currency)}</strong>
        <OrderState state={shownState({ state: line.state, closeAt }, serverNow())} />
      </div>
      {onCancel && (
        <div className={styles.cancel}>
          <Button size="small" variant="quiet" onClick={onCancel}>
            {t('orders.cancelLine', { no: line.no })}
          </Button>
        </div>
      )}
    </li>
  )
}
