import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Fact, Facts } from '@plaza/ui/facts'
import { useWithdrawText } from '../../locales/withdraw/texts'
import type { WithdrawOptions } from './useWithdrawForm'

export interface WithdrawPreviewProps {
  options: WithdrawOptions
  /** Null before there is an amount that can be withdrawn: then the terms are shown alone. */
  amountMinor: number | null
  feeMinor: number
}

/** Longer times are shown in hours; in seconds. */
const mostInMinutes = 7_200

/** What it costs, when it arrives and what is left of the day, before anything is sent (WITHDRAW-1). */
export function WithdrawPreview({ options, amountMinor, feeMinor }: WithdrawPreviewProps) {
  const t = useWithdrawText()
  const { money, number, dateTime } = useFormats()
  const { timeZone } = useRemote()
  const { currency, fee, day, usual } = options
  const isReviewed = amountMinor !== null && amountMinor > usual.ruledUpToMinor
  const seconds = isReviewed ? usual.reviewedSeconds : usual.ruledSeconds
  const usualText =
    seconds < 60
      ? t('withdraw.usualSeconds', { count: seconds })
      : seconds < mostInMinutes
        ? t('withdraw.usualMinutes', { count: Math.ceil(seconds / 60) })
        : t('withdraw.usualHours', { count: Math.ceil(seconds / 3_600) })
  const feeRule =
    fee.freeLeft > 0
      ? t('withdraw.freeLeft', { count: fee.freeLeft })
      : t('withdraw.feeRule', {
          percent: number(fee.permille / 10),
          least: money(fee.leastMinor, currency),
        })
  const feeText =
    feeMinor > 0 ? <Amount minor={feeMinor} currency={currency} size="small" /> : t('money.noFee')
  const lines = [
    amountMinor === null
      ? { label: t('money.fee'), value: feeRule }
      : { label: t('money.fee'), value: feeText, note: feeRule },
    {
      label: t('withdraw.countLeft'),
      value: t('withdraw.ofCount', { left: number(day.count - day.usedCount), all: number(day.count) }),
    },
    {
      label: t('withdraw.sumLeft'),
      value: <Amount minor={Math.max(0, day.sumMinor - day.usedMinor)} currency={currency} size="small" />,
      note: t('withdraw.resets', { time: dateTime(day.resetsAt, { timeZone, style: 'time' }) }),
    },
    ...(amountMinor === null ? [] : [{ label: t('withdraw.usual'), value: usualText }]),
  ]
  return (
    <Facts isFramed>
      {lines.map(({ label, value, note }) => (
        <Fact key={label} label={label} note={note}>
          {value}
        </Fact>
      ))}
    </Facts>
  )
}
