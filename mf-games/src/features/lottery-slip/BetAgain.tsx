import type { LotteryOrder } from '@plaza/contract/lottery'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { useSlipText } from '../../locales/lottery-slip/texts'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useRuleSet } from '../../lottery/plays/useRuleSet'
import { tableAddress } from '../../lottery/table/table-address'
import { linesAgain } from './bet-again'
import { useBetAgain } from './useBetAgain'

/** Opens the table of an order's lottery with the same lines on its slip, or says why that is not possible (TABLE-6). */
export function BetAgain({ order }: { order: LotteryOrder }) {
  const t = useSlipText()
  const { navigate } = useRemote()
  const { lottery: code, prizeMode } = order
  const { rules, hasFailed, retry } = useRuleSet(order.rules)
  const lotteries = useLotteries(prizeMode === 'Elott' ? 'Elott' : 'Lott')
  const betAgain = useBetAgain()
  const playOf = (id: string) => rules?.plays.find((play) => play.id === id)
  const reason = () => {
    if (lotteries.data && !lotteries.data.some((lottery) => lottery.code === code))
      return t('slip.again.noLottery')
    return rules && linesAgain(order, playOf).lines.length === 0 ? t('slip.again.nothing') : undefined
  }
  return (
    <Button
      isBlock
      icon="refresh"
      isBusy={!rules && !hasFailed}
      disabledReason={reason()}
      onClick={() => {
        if (!rules) retry()
        else if (betAgain(order, playOf)) navigate(tableAddress(code, { slip: 'lines', mode: prizeMode }))
      }}
    >
      {t('slip.again.action')}
    </Button>
  )
}
