import type { LotteryOrderState } from '@plaza/contract/lottery'
import { Pill } from '@plaza/ui/pill'
import { useOrdersText } from '../../locales/lottery-orders/texts'
import { stateTones } from './order-view'

/** How an order or one of its lines stands, in a word with an icon. */
export function OrderState({ state }: { state: LotteryOrderState }) {
  const t = useOrdersText()
  return <Pill tone={stateTones[state]}>{t(`orders.states.${state}`)}</Pill>
}
