import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { Facts } from '@plaza/ui/facts'
import { Icon } from '@plaza/ui/icon'
import { Sheet } from '@plaza/ui/sheet'
import type { ReactNode } from 'react'
import styles from './Slip.module.css'

export interface ReceiptProps {
  /** Title of the sheet. */
  title: string
  /** That it was placed, read out by screen readers too, and below it what and on which issue. */
  done: string
  text: string
  /** Its number, to copy. */
  number: { label: string; value: string }
  /** What can still be done about it. */
  note: string
  /** Where it can be looked at, and what the way there is called. */
  view: { text: string; address: string }
  /** The way to bet the same again, where there is one. */
  again?: { text: string; onPress: () => void } | undefined
  /** What playing on is called. */
  next: string
  isOpen: boolean
  onClose: () => void
  /** Facts of it. */
  children: ReactNode
}

/** A bet or a plan that was placed: its number, what it cost, and the way to it or back to the table (TABLE-2, CHASE-2). */
export function Receipt({
  title,
  done,
  text,
  number,
  note,
  view,
  again,
  next,
  isOpen,
  onClose,
  children,
}: ReceiptProps) {
  const { navigate } = useRemote()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <div className={styles.actions}>
          <Button onClick={() => navigate(view.address)}>{view.text}</Button>
          {again && (
            <Button icon="refresh" onClick={again.onPress}>
              {again.text}
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            {next}
          </Button>
        </div>
      }
    >
      <div className={styles.stack}>
        <div className={styles.done} role="status">
          <Icon name="check-circle" size={24} />
          <p className={styles.doneTitle}>{done}</p>
          <p className={styles.note}>{text}</p>
        </div>
        <CopyField {...number} />
        <Facts>{children}</Facts>
        <p className={styles.note}>{note}</p>
      </div>
    </Sheet>
  )
}
