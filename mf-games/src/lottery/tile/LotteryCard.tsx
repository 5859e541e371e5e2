import type { Lottery, PrizeMode } from '@plaza/contract/lottery'
import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { useLotteryText } from '../../locales/lottery/texts'
import { playAddress, trendAddress } from '../addresses'
import { Balls } from '../balls/Balls'
import { LotteryEmblem } from '../emblem/LotteryEmblem'
import { DrawTags } from '../facts/DrawTags'
import { useScheduleText } from '../schedule/useScheduleText'
import { IssueRing } from './IssueRing'
import styles from './LotteryCard.module.css'
import { useLotteryName } from './useLotteryName'

/** A lottery to play at once: issue n of N, time left as a ring, last result, Play and Trend (HALL-1). */
export function LotteryCard({ lottery, mode }: { lottery: Lottery; mode?: PrizeMode }) {
  const t = useLotteryText()
  const name = useLotteryName()(lottery)
  const { frequency } = useScheduleText()
  const { code, family, tint, issue, last, isOpen } = lottery
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <LotteryEmblem family={family} tint={tint} size="large" />
        <div className={styles.texts}>
          <h3 translate="no" className={styles.name}>
            {name}
          </h3>
          <p className={styles.detail}>
            {issue
              ? `${frequency(lottery)} · ${t('lottery.ofDay', { n: issue.n, of: issue.of })}`
              : frequency(lottery)}
          </p>
          {issue && <p className={styles.detail}>{t('lottery.issue', { no: issue.no })}</p>}
        </div>
        <IssueRing lottery={lottery} name={name} />
      </div>
      <div className={styles.last}>
        {last ? (
          <>
            <Balls family={family} numbers={last.numbers} isRevealed key={last.no} />
            <DrawTags family={family} numbers={last.numbers} />
          </>
        ) : (
          <p className={styles.detail}>{t('lottery.noResult')}</p>
        )}
      </div>
      <div className={styles.actions}>
        {isOpen && (
          <Link to={playAddress(code, { mode })} className={buttonClass({ isBlock: true })}>
            {t('lottery.play')}
          </Link>
        )}
        <Link to={trendAddress(code)} className={buttonClass({ variant: 'quiet', isBlock: true })}>
          {t('lottery.trend')}
        </Link>
      </div>
    </li>
  )
}
