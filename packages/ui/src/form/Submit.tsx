import { Button } from '@plaza/ui/button'
import type { ReactNode } from 'react'

export interface SubmitProps {
  children: ReactNode
  /** The form is being sent, so presses do nothing. */
  isPending: boolean
  isDisabled?: boolean
  /** Id of its form, for a button outside the form. */
  form?: string
  /** Why it can't be sent yet; shown below the button, but not while it is being sent. */
  disabledReason?: string | null
}

/** The main action of a form. */
export function Submit({ children, isPending, isDisabled, form, disabledReason }: SubmitProps) {
  return (
    <Button
      type="submit"
      form={form}
      variant="primary"
      size="large"
      isBlock
      isBusy={isPending}
      isDisabled={isDisabled}
      disabledReason={isPending ? undefined : (disabledReason ?? undefined)}
    >
      {children}
    </Button>
  )
}
