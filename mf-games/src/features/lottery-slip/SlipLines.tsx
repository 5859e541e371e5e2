import type { Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { useCallback, useDeferredValue, useEffect, useRef } from 'react'
import { BetLines } from '../../lottery/lines/BetLines'
import { useSlipText } from '../../locales/lottery-slip/texts'
import styles from './Slip.module.css'
import type { SlipLine } from './slip'
import { SlipLineRow } from './SlipLineRow'
import type { Slip } from './useSlip'

export interface SlipLinesProps {
  slip: Slip
  playOf: (id: string) => Play | undefined
  /** The lines can no longer be changed: they are being confirmed. */
  isFixed?: boolean
  /** Takes a line back to the table. */
  onEdit?: (line: SlipLine) => void
}

/** As many lines as a sheet shows at once. */
const shownAtOnce = 8

/**
 * The lines of a slip, to look at or to change. The first ones are there with the sheet, and the rest of a hundred is drawn
 * when the browser has time.
 */
export function SlipLines({ slip, playOf, isFixed = false, onEdit }: SlipLinesProps) {
  const t = useSlipText()
  // One function for all drawings, as the rows need it.
  const latest = useRef(onEdit)
  useEffect(() => {
    latest.current = onEdit
  })
  const edit = useCallback((line: SlipLine) => latest.current?.(line), [])
  const count = useDeferredValue(slip.lines.length, shownAtOnce)
  if (slip.lines.length === 0) return <EmptyState title={t('slip.empty')} text={t('slip.emptyText')} />
  return (
    <div>
      <div className={styles.head}>
        <p className={styles.note}>{t('slip.lines', { count: slip.lines.length })}</p>
        {!isFixed && (
          <Button size="small" variant="quiet" icon="trash" onClick={slip.clear}>
            {t('slip.clear')}
          </Button>
        )}
      </div>
      <BetLines>
        {slip.lines.slice(0, count).map((line, index) => (
          <SlipLineRow
            key={line.id}
            line={line}
            no={index + 1}
            play={playOf(line.play)}
            {...(!isFixed && { onMultiplier: slip.setMultiplier, onRemove: slip.remove })}
            {...(onEdit && { onEdit: edit })}
          />
        ))}
      </BetLines>
    </div>
  )
}
