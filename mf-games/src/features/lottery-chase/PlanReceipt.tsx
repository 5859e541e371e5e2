import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { Icon } from '@plaza/ui/icon'
import { Sheet } from '@plaza/ui/sheet'
import { useChaseText } from '../../locales/lottery-chase/texts'
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
  const { navigate } = useRemote()
  const { money, number } = useFormats()
  const free = balance.wallets.find(({ wallet }) => wallet === 'main')
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t('chase.receipt')}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => navigate(`/m/chase?plan=${encodeURIComponent(chase.id)}`)}>
            {t('chase.viewPlan')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('chase.continue')}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <div className={styles.done} role="status">
          <Icon name="check-circle" size={24} />
          <p className={styles.doneTitle}>{t('chase.made')}</p>
          <p className={styles.small}>
            {t('chase.madeFrom', { lottery: name, no: chase.issues[0]?.issue ?? '' })}
          </p>
        </div>
        <CopyField label={t('chase.planNo')} value={chase.id} />
        <dl className={styles.facts}>
          <div className={styles.fact}>
            <dt>{t('chase.issues')}</dt>
            <dd>{number(chase.issueCount)}</dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('chase.reserved')}</dt>
            <dd>{money(chase.reservedMinor, chase.currency)}</dd>
          </div>
          <div className={styles.fact}>
            <dt>{t('chase.onWin')}</dt>
            <dd>{chase.stopsOnWin ? t('chase.stops') : t('chase.goesOn')}</dd>
          </div>
          {free && (
            <div className={styles.fact}>
              <dt>{t('chase.freeAfter')}</dt>
              <dd>{money(free.balanceMinor, balance.currency)}</dd>
            </div>
          )}
        </dl>
        <p className={styles.small}>{t('chase.cancelAnyTime')}</p>
      </div>
    </Sheet>
  )
}
