import { Fact } from '@plaza/ui/facts'
import { useFormats } from '@plaza/i18n'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { Receipt } from '../lottery-slip/Receipt'
import type { Planned } from './usePlanning'

export interface PlanReceiptProps {
  planned: Planned
  /** The lottery's name. */
  name: string
  isOpen: boolean
  onClose: () => void
}

/** A plan that was made: its number, issues, what is reserved, and the balance that is left (CHASE-2). */
export function PlanReceipt({ planned: { chase, balance }, name, isOpen, onClose }: PlanReceiptProps) {
  const t = useChaseText()
  const { money, number } = useFormats()
  const free = balance.wallets.find(({ wallet }) => wallet === 'main')
  return (
    <Receipt
      title={t('chase.receipt')}
      done={t('chase.made')}
      text={t('chase.madeFrom', { lottery: name, no: chase.issues[0]?.issue ?? '' })}
      number={{ label: t('chase.planNo'), value: chase.id }}
      note={t('chase.cancelAnyTime')}
      view={{ text: t('chase.viewPlan'), address: `/m/chase?plan=${encodeURIComponent(chase.id)}` }}
      next={t('chase.continue')}
      isOpen={isOpen}
      onClose={onClose}
    >
      <Fact label={t('chase.issues')}>{number(chase.issueCount)}</Fact>
      <Fact label={t('chase.reserved')}>{money(chase.reservedMinor, chase.currency)}</Fact>
      <Fact label={t('chase.onWin')}>{chase.stopsOnWin ? t('chase.stops') : t('chase.goesOn')}</Fact>
      {free && <Fact label={t('chase.freeAfter')}>{money(free.balanceMinor, balance.currency)}</Fact>}
    </Receipt>
  )
}
