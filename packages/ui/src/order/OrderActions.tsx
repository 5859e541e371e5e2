import { Button } from '@plaza/ui/button'
import { PageActions } from '@plaza/ui/page'
import css from './OrderActions.module.css'

export interface OrderActionsProps {
  done: string
  onDone: () => void
  again: string
  onAgain: () => void
  /** All went well, so being done is the main thing; else trying again is. */
  isGood: boolean
}

/** What to do when an order has ended. */
export function OrderActions({ done, onDone, again, onAgain, isGood }: OrderActionsProps) {
  return (
    <PageActions>
      <div className={css.actions}>
        <Button
          variant={isGood ? 'secondary' : 'primary'}
          size="large"
          className={css.action}
          onClick={onAgain}
        >
          {again}
        </Button>
        <Button
          variant={isGood ? 'primary' : 'secondary'}
          size="large"
          className={css.action}
          onClick={onDone}
        >
          {done}
        </Button>
      </div>
    </PageActions>
  )
}
