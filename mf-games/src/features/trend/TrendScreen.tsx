import { Page } from '@plaza/ui/page'
import { useTrendText } from '../../locales/trend/texts'
import { ChosenLottery } from '../lottery-results/ChosenLottery'
import { LotteryTrend } from './LotteryTrend'
import styles from './Trend.module.css'

/** `/m/trend`: the last draws of a lottery in several views (LOTTERY-5). */
export function TrendScreen() {
  const t = useTrendText()
  return (
    <Page>
      <p className={styles.unrelated}>{t('trend.unrelated')}</p>
      <ChosenLottery>{({ lottery }) => <LotteryTrend key={lottery.code} lottery={lottery} />}</ChosenLottery>
    </Page>
  )
}
