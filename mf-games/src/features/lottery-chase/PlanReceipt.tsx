import { Fact, Facts } from '@plaza/ui/facts'
import { useFormats } from '@plaza/i18n'
import { CopyField } from '@plaza/ui/copy-field'
import { Sheet } from '@plaza/ui/sheet'
import { useChaseText } from '../../locales/lottery-chase/texts'
import { ReceiptActions } from '../lottery-slip/ReceiptActions'
import { ReceiptHead } from '../lottery-slip/ReceiptHead'
import styles from './Chase.module.css'
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
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('chase.receipt')}
      footer={
        <ReceiptActions
          address={`/m/chase?plan=${encodeURIComponent(chase.id)}`}
          view={t('chase.viewPlan')}
          next={t('chase.continue')}
          onContinue={onClose}
        />
      }
    >
      <div className={styles.stack}>
        <ReceiptHead title={t('chase.made')}>
          {t('chase.madeFrom', { lottery: name, no: chase.issues[0]?.issue ?? '' })}
        </ReceiptHead>
        <CopyField label={t('chase.planNo')} value={chase.id} />
        <Facts>
          <Fact label={t('chase.issues')}>{number(chase.issueCount)}</Fact>
          <Fact label={t('chase.reserved')}>{money(chase.reservedMinor, chase.currency)}</Fact>
          <Fact label={t('chase.onWin')}>{chase.stopsOnWin ? t('chase.stops') : t('chase.goesOn')}</Fact>
          {free && <Fact label={t('chase.freeAfter')}>{money(free.balanceMinor, balance.currency)}</Fact>}
        </Facts>
        <p className={styles.small}>{t('chase.cancelAnyTime')}</p>
      </div>
    </Sheet>
  )
}
