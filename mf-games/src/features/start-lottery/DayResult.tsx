import { addDays } from '@plaza/calendar'
import { useCall } from '@plaza/client'
import { resultsCall, type Lottery } from '@plaza/contract/lottery'
import { Answer } from '@plaza/ui/answer'
import { Skeleton } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { DayField } from '../../lottery/days/DayField'
import { farthestDays } from '../../lottery/days/farthest'
import { useToday } from '../../lottery/days/useToday'
import { ResultRow } from '../../lottery/result/ResultRow'
import { useLotteryText } from '../../locales/lottery/texts'
import styles from './NewestCard.module.css'

/** The result of a daily lottery on a chosen day. */
export function DayResult({ lottery }: { lottery: Lottery }) {
  const t = useLotteryText()
  const today = useToday(lottery.timeZone)
  const [day, setDay] = useState<typeof today>()
  const { code, family } = lottery
  const answer = useCall(resultsCall, { query: { code, day: day ?? today } }, { enabled: day !== undefined })
  return (
    <>
      <DayField
        label={t('lottery.day')}
        value={day ?? today}
        min={addDays(today, -farthestDays)}
        max={today}
        onChange={setDay}
      />
      {day !== undefined && (
        <Answer
          of={answer}
          pending={<Skeleton shape="title" width="most" />}
          failed={{ isCompact: true, title: t('lottery.failed') }}
          isEmpty={({ results }) => results.length === 0}
          empty={<p className={styles.quiet}>{t('lottery.noResult')}</p>}
        >
          {({ results }) =>
            results.map((result) => <ResultRow key={result.no} code={code} family={family} result={result} />)
          }
        </Answer>
      )}
    </>
  )
}
