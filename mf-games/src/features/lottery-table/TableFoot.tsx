import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import { Badge } from '@plaza/ui/badge'
import { Button } from '@plaza/ui/button'
import { IconButton } from '@plaza/ui/icon-button'
import { PageActions } from '@plaza/ui/page'
import { useId } from 'react'
import { useTableText } from '../../locales/lottery-table/texts'
import { PageFacts } from './PageFacts'
import styles from './TableFoot.module.css'

export interface TableFootProps {
  /** What is chosen: units, stake and highest prize, minor units. */
  units: number
  stakeMinor: number
  highestMinor: number
  /** Lines on the slip. */
  onSlip: number
  /** What is chosen takes the place of a line of the slip. */
  isEditing: boolean
  /** Why nothing can be bet now; undefined when it can. */
  closed: string | undefined
  onRandom: () => void
  onAdd: () => void
  onSlipOpen: () => void
  onBet: () => void
}

/** Units, total and highest prize, marked where it is less than the stake (TABLE-5), and what can be done with them; fixed at the bottom (TABLE-1). */
export function TableFoot(props: TableFootProps) {
  const { units, stakeMinor, highestMinor, onSlip, isEditing, closed, onRandom, onAdd, onSlipOpen, onBet } =
    props
  const t = useTableText()
  const { money, number } = useFormats()
  const { currency } = useRemote()
  const why = useId()
  const isEmpty = units === 0
  const isLess = highestMinor < stakeMinor
  return (
    <PageActions>
      <div className={styles.foot}>
        <p id={why} className={styles.totals} aria-live="polite">
          {isEmpty ? (
            <span className={styles.hint}>
              {onSlip > 0 ? t('table.onSlip', { count: onSlip }) : t('table.pickFirst')}
            </span>
          ) : (
            <>
              <span>{t('table.units', { count: units, units: number(units) })}</span>
              <strong translate="no" className={styles.total}>
                {money(stakeMinor, currency)}
              </strong>
              <span className={isLess ? styles.less : styles.highest}>
                {t(isLess ? 'table.lessThanStake' : 'table.highest', {
                  amount: money(highestMinor, currency),
                })}
              </span>
            </>
          )}
        </p>
        <div className={styles.actions}>
          <IconButton icon="dice" variant="raised" label={t('table.random.open')} onClick={onRandom} />
          <Badge count={onSlip}>
            <IconButton
              icon="ticket"
              variant="raised"
              label={t('table.slip', { count: onSlip })}
              onClick={onSlipOpen}
            />
          </Badge>
          <span className={styles.add}>
            <Button isDisabled={isEmpty} aria-describedby={isEmpty ? why : undefined} onClick={onAdd}>
              {t(isEditing ? 'table.replace' : 'table.add')}
            </Button>
          </span>
          <span className={styles.bet}>
            <Button
              variant="primary"
              isBlock
              isDisabled={closed !== undefined || (isEmpty && onSlip === 0)}
              aria-describedby={isEmpty ? why : undefined}
              onClick={onBet}
            >
              {closed ?? t('table.bet')}
            </Button>
          </span>
        </div>
        <PageFacts />
      </div>
    </PageActions>
  )
}
