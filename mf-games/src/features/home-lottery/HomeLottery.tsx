import { Link } from '@plaza/facade/router'
import { AnswerFailed, useFailure } from '@plaza/ui/answer'
import { buttonClass } from '@plaza/ui/button'
import { useId } from 'react'
import { lotteryRoute } from '../../lottery/addresses'
import { usePopularLotteries } from '../../lottery/draws/useLotteries'
import { LotteryLine } from '../../lottery/tile/LotteryLine'
import lines from '../../lottery/tile/LotteryLine.module.css'
import { useLotteryText } from '../../locales/lottery/texts'
import styles from './HomeLottery.module.css'

/** Number of lotteries on home. */
const shown = 6

/** Six lotteries with time left and last numbers, for visitors too; nothing where the merchant has none (HALL-1). */
export function HomeLottery() {
  const t = useLotteryText()
  const id = useId()
  const lotteries = usePopularLotteries()
  const error = useFailure(lotteries)
  const { data, refetch } = lotteries
  if (!data)
    return error ? (
      <AnswerFailed isCompact title={t('lottery.failed')} error={error} onRetry={() => void refetch()} />
    ) : null
  if (data.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id} className={styles.title}>
          {t('lottery.title')}
        </h2>
        <Link to={lotteryRoute} className={buttonClass({ variant: 'quiet', size: 'small' })}>
          {t('lottery.all')}
        </Link>
      </div>
      <ul role="list" className={lines.list}>
        {data.slice(0, shown).map((lottery) => (
          <LotteryLine key={lottery.code} lottery={lottery} />
        ))}
      </ul>
    </section>
  )
}
