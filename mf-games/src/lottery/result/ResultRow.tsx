import type { LotteryFamily, Result } from '@plaza/contract/lottery'
import { Link } from '@plaza/facade/router'
import type { ReactNode } from 'react'
import { useLotteryText } from '../../locales/lottery/texts'
import { proofAddress } from '../addresses'
import { Balls } from '../balls/Balls'
import { DrawTags } from '../facts/DrawTags'
import { useScheduleText } from '../schedule/useScheduleText'
import styles from './ResultRow.module.css'

export interface ResultRowProps {
  /** Code of the lottery. */
  code: string
  family: LotteryFamily
  result: Result
  /** Below the numbers, such as the whole board. */
  children?: ReactNode
}

/** A result with its issue, time, numbers, sum, size and dragon, and the link to its proof (LOTTERY-5). */
export function ResultRow({ code, family, result, children }: ResultRowProps) {
  const t = useLotteryText()
  const { moment } = useScheduleText()
  const { no, drawAt, numbers } = result
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <span className={styles.issue}>{t('lottery.issue', { no })}</span>
        <time dateTime={new Date(drawAt).toISOString()} className={styles.time}>
          {moment(drawAt)}
        </time>
      </div>
      <Balls family={family} numbers={numbers} />
      <div className={styles.foot}>
        <DrawTags family={family} numbers={numbers} />
        <Link to={proofAddress(code, no)} className={styles.proof} aria-label={t('lottery.proofOf', { no })}>
          {t('lottery.proof')}
        </Link>
      </div>
      {children}
    </div>
  )
}
