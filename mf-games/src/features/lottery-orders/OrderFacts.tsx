import { Fact, Facts } from '@plaza/ui/facts'
import type { AnswerOf } from '@plaza/contract/kernel'
import type { lotteryOrderCall, LotteryOrder } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { proofAddress } from '../../lottery/addresses'
import { Balls } from '../../lottery/balls/Balls'
import { WholeBoard } from '../../lottery/board/WholeBoard'
import { familyOfRules } from '../../lottery/facts/family-of-rules'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useOrdersText } from '../../locales/lottery-orders/texts'
import { netOf, shownState } from './order-view'
import { OrderState } from './OrderState'
import styles from './Order.module.css'

type Draw = AnswerOf<typeof lotteryOrderCall>['draw']

/** State, times and money of an order, and the draw with the way to its proof. */
export function OrderFacts({ order, draw }: { order: LotteryOrder; draw: Draw }) {
  const t = useOrdersText()
  const { serverNow, navigate } = useRemote()
  const { money } = useFormats()
  const { exact } = useScheduleText()
  const { currency } = order
  const family = familyOfRules(order.rules)
  const netMinor = netOf(order)
  const proof = proofAddress(order.lottery, order.issue, order.id)
  return (
    <>
      {draw && (
        <section className={styles.draw} aria-label={t('orders.draw')}>
          <Balls family={family} numbers={draw.numbers} />
          <a
            href={proof}
            className={styles.proof}
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
              event.preventDefault()
              navigate(proof)
            }}
          >
            {t('orders.proof')}
          </a>
        </section>
      )}
      {draw && family === 'vietnam' && <WholeBoard result={{ no: order.issue, numbers: draw.numbers }} />}
      {order.state === 'corrected' && <p className={styles.note}>{t('orders.correctedNote')}</p>}
      <Facts>
        <Fact label={t('orders.state')}>
          <OrderState state={shownState(order, serverNow())} />
        </Fact>
        {order.prizeMode === 'Elott' && <Fact label={t('orders.mode')}>{t('orders.elott')}</Fact>}
        <Fact label={t('orders.placedAt')}>{exact(order.createdAt)}</Fact>
        <Fact label={t('orders.closesAt')}>{exact(order.closeAt)}</Fact>
        {draw && <Fact label={t('orders.drawnAt')}>{exact(draw.drawAt)}</Fact>}
        <Fact label={t('orders.stake')}>{money(order.amountMinor, currency)}</Fact>
        {order.cancelledMinor > 0 && (
          <Fact label={t('orders.cancelledSum')}>{money(order.cancelledMinor, currency)}</Fact>
        )}
        {netMinor === undefined ? (
          <Fact label={t('orders.highest')}>{money(order.highestPrizeMinor, currency)}</Fact>
        ) : (
          <>
            <Fact label={t('orders.prize')}>{money(order.prizeMinor, currency)}</Fact>
            <Fact label={t('orders.rebate')}>{money(order.rebateMinor, currency)}</Fact>
            <Fact label={t('orders.net')}>
              <Amount minor={netMinor} currency={currency} kind="change" size="small" />
            </Fact>
          </>
        )}
      </Facts>
    </>
  )
}
