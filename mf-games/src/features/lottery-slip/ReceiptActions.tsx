import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import styles from './Slip.module.css'

export interface ReceiptActionsProps {
  /** Where what was placed can be looked at, and what the way there is called. */
  address: string
  view: string
  /** What playing on is called. */
  next: string
  onContinue: () => void
}

/** What to do after a bet or a plan: look at it, or play on. */
export function ReceiptActions({ address, view, next, onContinue }: ReceiptActionsProps) {
  const { navigate } = useRemote()
  return (
    <div className={styles.actions}>
      <Button onClick={() => navigate(address)}>{view}</Button>
      <Button variant="primary" onClick={onContinue}>
        {next}
      </Button>
    </div>
  )
}
