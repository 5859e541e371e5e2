import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useTableText } from '../../locales/lottery-table/texts'
import type { BetKind } from './bet-storage'
import { sentSlip } from './order-intent'
import type { LostIntent } from './useLostIntent'

export interface LostBetProps {
  lost: LostIntent
  nameOf: (code: string) => string
  /** Opens what asks for the answer. */
  onCheck: (kind: BetKind) => void
}

/** A table says that the answer to a bet or a plan is outstanding, as after a reload, and asks for it (TABLE-2). */
export function LostBet({ lost: { kind, intent }, nameOf, onCheck }: LostBetProps) {
  const t = useTableText()
  const { money } = useFormats()
  const { currency } = useRemote()
  const { lottery, issue } = sentSlip(intent)
  return (
    <Notice
      title={t(`table.lost.${kind}`, { amount: money(intent.amountMinor, currency) })}
      action={
        <Button size="small" onClick={() => onCheck(kind)}>
          {t('table.lost.check')}
        </Button>
      }
    >
      {t('table.lost.text', { lottery: nameOf(lottery), no: issue })}
    </Notice>
  )
}
