import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import type { IconName } from '@plaza/ui/icon'
import { Sheet } from '@plaza/ui/sheet'
import type { ReactNode } from 'react'
import css from './Records.module.css'

/** One record in full. */
export interface RecordDetail {
  title: string
  /** When it happened, in words. */
  detail?: ReactNode
  facts: readonly { label: string; value: ReactNode }[]
  /** Numbers that customer service needs, to be copied. */
  ids: readonly { label: string; value: string }[]
  /** What can be done about it: its own page, customer service. */
  actions?: readonly { label: string; icon: IconName; onPress: () => void }[]
}

export interface RecordSheetProps extends RecordDetail {
  isOpen: boolean
  onClose: () => void
}

/** A record's details, and its numbers to copy. */
export function RecordSheet({ isOpen, onClose, title, detail, facts, ids, actions = [] }: RecordSheetProps) {
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} detail={detail}>
      <div className={css.sheet}>
        <dl className={css.facts}>
          {facts.map(({ label, value }) => (
            <div key={label} className={css.fact}>
              <dt className={css.label}>{label}</dt>
              <dd className={css.value}>{value}</dd>
            </div>
          ))}
        </dl>
        {ids.map(({ label, value }) => (
          <CopyField key={label} label={label} value={value} />
        ))}
        {actions.map(({ label, icon, onPress }) => (
          <Button key={label} isBlock icon={icon} onClick={onPress}>
            {label}
          </Button>
        ))}
      </div>
    </Sheet>
  )
}
