import { Button } from '@plaza/ui/button'
import { PageActions } from '@plaza/ui/page'
import css from './OrderActions.module.css'

export interface OrderActionsProps {
  done: string
  onDone: () => void
  again: string
  onAgain: () => void
  /** The order succeeded, so Done is the main action; otherwise Try again is. */
  isGood: boolean
}

/** Actions of an order that has ended. */
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
