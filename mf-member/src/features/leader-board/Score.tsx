import type { RankingMetric } from '@plaza/contract/growth'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { useLeaderBoardText } from '../../locales/leader-board/texts'

interface ScoreProps {
  /** Minor units, or hundredths of the stake. */
  score: number
  metric: RankingMetric
  currency: string
}

/** A score of a leaderboard as text: an amount, or how many times the stake. */
export function useScoreText(metric: RankingMetric, currency: string): (score: number) => string {
  const t = useLeaderBoardText()
  const { money, number } = useFormats()
  return (score) =>
    metric === 'multiple' ? t('leaderBoard.times', { times: number(score / 100, 2) }) : money(score, currency)
}

/** A score of a leaderboard. */
export function Score({ score, metric, currency }: ScoreProps) {
  const textOf = useScoreText(metric, currency)
  return metric === 'multiple' ? (
    <strong>{textOf(score)}</strong>
  ) : (
    <Amount minor={score} currency={currency} size="small" />
  )
}
