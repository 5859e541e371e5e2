import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { useSlipText } from '../../locales/lottery-slip/texts'
import styles from './Slip.module.css'

/** What to do after a bet: look at the order, or play on. */
export function ReceiptActions({ id, onContinue }: { id: string; onContinue: () => void }) {
  const t = useSlipText()
  const { navigate } = useRemote()
  return (
    <div className={styles.actions}>
      <Button onClick={() => navigate(`/m/orders?order=${encodeURIComponent(id)}`)}>
        {t('slip.viewOrder')}
      </Button>
      <Button variant="primary" onClick={onContinue}>
        {t('slip.continue')}
      </Button>
    </div>
  )
}
