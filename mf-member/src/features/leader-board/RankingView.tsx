import type { Ranking, RankingMetric, RankingRow } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Card } from '@plaza/ui/card'
import { EmptyState } from '@plaza/ui/empty-state'
import { Icon } from '@plaza/ui/icon'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { useLeaderBoardText } from '../../locales/leader-board/texts'
import css from './LeaderBoard.module.css'
import { Nickname } from './Nickname'
import { Score, useScoreText } from './Score'

/** How many stand on the podium. */
const onPodium = 3

/** Places of one leaderboard: podium, list, and the member's own with what is missing to the next (MISSION-1). */
export function RankingView({ ranking, metric }: { ranking: Ranking; metric: RankingMetric }) {
  const t = useLeaderBoardText()
  const { dateTime } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const { rows, poolMinor, currency, endsAt, isPaid } = ranking
  const [podium, rest] = [rows.slice(0, onPodium), rows.slice(onPodium)]
  const isOver = serverNow() >= endsAt
  return (
    <>
      <Card as="section" className={css.card} aria-label={t('leaderBoard.pool')}>
        {poolMinor > 0 ? (
          <div className={css.head}>
            <span className={css.name}>{t('leaderBoard.pool')}</span>
            <Amount minor={poolMinor} currency={currency} kind="balance" size="large" />
          </div>
        ) : (
          <p className={css.muted}>{t('leaderBoard.noPool')}</p>
        )}
        <p className={css.muted}>
          {isPaid
            ? t('leaderBoard.paid')
            : isOver
              ? t('leaderBoard.closing')
              : t('leaderBoard.open', { time: dateTime(endsAt, { timeZone }) })}
        </p>
      </Card>
      {rows.length === 0 ? (
        <EmptyState title={t('leaderBoard.noRows')} />
      ) : (
        <>
          <ol className={css.podium} aria-label={t('leaderBoard.podium')}>
            {podium.map((row) => (
              <li key={row.rank} className={css.step} data-rank={row.rank}>
                <Icon
                  name={row.rank === 1 ? 'crown' : 'medal'}
                  size={24}
                  label={t('leaderBoard.rank', { rank: row.rank })}
                />
                <Name row={row} />
                <Score score={row.scoreMinor} metric={metric} currency={currency} />
                {row.prizeMinor > 0 && <Prize row={row} currency={currency} />}
              </li>
            ))}
          </ol>
          {rest.length > 0 && (
            <Section title={t('leaderBoard.places')}>
              <List label={t('leaderBoard.places')}>
                {rest.map((row) => (
                  <ListRow
                    key={row.rank}
                    start={<span className={css.rank}>{row.rank}</span>}
                    title={<Name row={row} />}
                    {...(row.prizeMinor > 0 && { detail: <Prize row={row} currency={currency} /> })}
                    end={<Score score={row.scoreMinor} metric={metric} currency={currency} />}
                  />
                ))}
              </List>
            </Section>
          )}
        </>
      )}
      {metric === 'multiple' && <p className={css.muted}>{t('leaderBoard.multipleText')}</p>}
      <p className={css.muted}>{t('leaderBoard.ties')}</p>
      {ranking.nickname !== undefined && <Nickname nickname={ranking.nickname} />}
      <Own ranking={ranking} metric={metric} />
    </>
  )
}

function Name({ row: { name, isOwn } }: { row: RankingRow }) {
  const t = useLeaderBoardText()
  return (
    <span className={css.person}>
      <bdi translate="no">{name}</bdi> {isOwn && <Pill tone="accent">{t('leaderBoard.you')}</Pill>}
    </span>
  )
}

function Prize({ row: { prizeMinor }, currency }: { row: RankingRow; currency: string }) {
  const t = useLeaderBoardText()
  const { money } = useFormats()
  return <span className={css.prize}>{t('leaderBoard.prize', { amount: money(prizeMinor, currency) })}</span>
}

/** The member's own place, which stays in view. */
function Own({ ranking: { own, currency }, metric }: { ranking: Ranking; metric: RankingMetric }) {
  const t = useLeaderBoardText()
  const textOf = useScoreText(metric, currency)
  return (
    <div className={css.own} role="region" aria-label={t('leaderBoard.own')}>
      <span className={css.rank}>{own.rank ?? '–'}</span>
      <span className={css.ownTexts}>
        <strong>{own.rank === null ? t('leaderBoard.ownNone') : t('leaderBoard.own')}</strong>
        {own.missingMinor !== null ? (
          <span className={css.muted}>{t('leaderBoard.missing', { amount: textOf(own.missingMinor) })}</span>
        ) : (
          own.rank !== null && <span className={css.muted}>{t('leaderBoard.first')}</span>
        )}
      </span>
      <Score score={own.scoreMinor} metric={metric} currency={currency} />
    </div>
  )
}
