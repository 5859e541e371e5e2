import type { LotteryOrder } from '@plaza/contract/lottery'
import { Fact } from '@plaza/ui/facts'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { playableMinor } from '../../play/playable'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { Receipt } from './Receipt'
import type { Placed } from './useBet'

export interface BetReceiptProps {
  placed: Placed
  /** The lottery's name. */
  name: string
  /** Bets the same again; absent where that is not possible at this table (TABLE-6). */
  onAgain: ((order: LotteryOrder) => void) | undefined
  isOpen: boolean
  onClose: () => void
}

/** An order that was placed: its number, issue, what it cost, and the balance after it (TABLE-2). */
export function BetReceipt({ placed: { order, balance }, name, onAgain, isOpen, onClose }: BetReceiptProps) {
  const t = useSlipText()
  const { money } = useFormats()
  const isHidden = useStoreValue(useRemote().events.hiddenBalance)
  const schedule = useScheduleText()
  return (
    <Receipt
      title={t('slip.receipt')}
      done={t('slip.placed')}
      text={t('slip.placedOn', { lottery: name, no: order.issue })}
      number={{ label: t('slip.orderNo'), value: order.id }}
      note={t('slip.cancelUntilClose')}
      view={{ text: t('slip.viewOrder'), address: `/m/orders?order=${encodeURIComponent(order.id)}` }}
      again={onAgain && { text: t('slip.again.action'), onPress: () => onAgain(order) }}
      next={t('slip.continue')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Fact label={t('slip.total')}>{money(order.amountMinor, order.currency)}</Fact>
      <Fact label={t('slip.highest')} tone="money">
        {money(order.highestPrizeMinor, order.currency)}
      </Fact>
      <Fact label={t('slip.closesAt')}>{schedule.near(order.closeAt)}</Fact>
      <Fact label={t('slip.balanceAfter')}>
        <Amount minor={playableMinor(balance)} currency={balance.currency} size="small" isMasked={isHidden} />
      </Fact>
    </Receipt>
  )
}
