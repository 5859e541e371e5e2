import type { Lottery, Result } from '@plaza/contract/lottery'
import { Link } from '@plaza/facade/router'
import { buttonClass } from '@plaza/ui/button'
import { resultsAddress, trendAddress } from '../../lottery/addresses'
import { Balls } from '../../lottery/balls/Balls'
import { dayOfIssue } from '../../lottery/days/issue-day'
import { useToday } from '../../lottery/days/useToday'
import { LotteryEmblem } from '../../lottery/emblem/LotteryEmblem'
import { ResultRow } from '../../lottery/result/ResultRow'
import { useScheduleText } from '../../lottery/schedule/useScheduleText'
import card from '../../lottery/tile/LotteryCard.module.css'
import { useLotteryName } from '../../lottery/tile/useLotteryName'
import { useLotteryText } from '../../locales/lottery/texts'
import { DayResult } from './DayResult'
import styles from './NewestCard.module.css'

export interface NewestCardProps {
  lottery: Lottery
  /** Newest first, at most four. */
  results: readonly Result[]
}

/** A lottery's newest result, those before, and for a daily board the results of any day. */
export function NewestCard({ lottery, results }: NewestCardProps) {
  const t = useLotteryText()
  const name = useLotteryName()(lottery)
  const { frequency } = useScheduleText()
  const today = useToday(lottery.timeZone)
  const { code, family, tint } = lottery
  const [newest, ...before] = results
  const isOfToday = newest !== undefined && dayOfIssue(newest.no) === today
  return (
    <li className={card.card}>
      <div className={card.head}>
        <LotteryEmblem family={family} tint={tint} />
        <div className={card.texts}>
          <h2 className={card.name}>{name}</h2>
          <p className={card.detail}>{frequency(lottery)}</p>
        </div>
      </div>
      {!isOfToday && <p className={styles.quiet}>{t('lottery.noDrawToday')}</p>}
      {newest && <ResultRow code={code} family={family} result={newest} />}
      {before.length > 0 && (
        <ul role="list" aria-label={t('lottery.before')} className={styles.before}>
          {before.map(({ no, numbers }) => (
            <li key={no} className={styles.line}>
              <span className={card.detail}>{no}</span>
              <Balls size="small" family={family} numbers={numbers} />
            </li>
          ))}
        </ul>
      )}
      {lottery.region && lottery.dailyAt && <DayResult lottery={lottery} />}
      <div className={card.actions}>
        <Link to={resultsAddress(code)} className={buttonClass({ isBlock: true })}>
          {t('lottery.allResults')}
        </Link>
        <Link to={trendAddress(code)} className={buttonClass({ variant: 'quiet', isBlock: true })}>
          {t('lottery.trend')}
        </Link>
      </div>
    </li>
  )
}
