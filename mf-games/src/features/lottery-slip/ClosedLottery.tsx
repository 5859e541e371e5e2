import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { moreLotteryRoute } from '../../lottery/addresses'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import { useSlipText } from '../../locales/lottery-slip/texts'

export interface ClosedLotteryProps {
  /** Why nothing can be placed here; `lottery.closed` unless the gateway said something else. */
  code?: string
  reopensAt?: number | undefined
  /** What became of the slip. */
  children: string
}

/** An operator has closed the lottery of a slip, which no next issue mends: until when, and the way to the others (BET-2). */
export function ClosedLottery({ code = 'lottery.closed', reopensAt, children }: ClosedLotteryProps) {
  const t = useSlipText()
  const errorText = useErrorText()
  const { navigate } = useRemote()
  const { near } = useScheduleText()
  return (
    <Notice
      isAlert
      tone="warning"
      title={errorText(code)}
      action={
        <Button size="small" onClick={() => navigate(moreLotteryRoute)}>
          {t('slip.otherLotteries')}
        </Button>
      }
    >
      {reopensAt === undefined ? children : `${t('slip.opensAgain', { time: near(reopensAt) })} ${children}`}
    </Notice>
  )
}
