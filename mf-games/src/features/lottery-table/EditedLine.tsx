import { Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { useEffect } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'

export interface EditedLineProps {
  /** From 1. */
  no: number
  onKeep: () => void
}

/** That what is chosen takes the place of a line of the slip, and the way to leave that line as it is (TABLE-2). */
export function EditedLine({ no, onKeep }: EditedLineProps) {
  const t = useTableText()
  // What was taken back is picked at the top of the table.
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [no])
  return (
    <Notice
      tone="info"
      title={t('table.editing', { no })}
      action={
        <Button size="small" onClick={onKeep}>
          {t('table.keepLine')}
        </Button>
      }
    />
  )
}
