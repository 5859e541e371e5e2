import { localized } from '@plaza/contract/kernel'
import type { Mission } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Pill } from '@plaza/ui/pill'
import { ProgressBar } from '@plaza/ui/progress'
import { useId } from 'react'
import { useLeaderBoardText } from '../../locales/leader-board/texts'
import css from './LeaderBoard.module.css'
import type { useClaim } from './useClaim'

export interface MissionCardProps {
  mission: Mission
  currency: string
  claim: ReturnType<typeof useClaim>
  /** It is the first that can be claimed: its button is the main one of the page. */
  isFirst: boolean
}

/** One mission: its task, how far it is, its reward and until when, and what can be done with it now. */
export function MissionCard({ mission, currency, claim, isFirst }: MissionCardProps) {
  const t = useLeaderBoardText()
  const id = useId()
  const language = useLanguage()
  const { money, number, dateTime } = useFormats()
  const { timeZone, navigate } = useRemote()
  const { task, wanted, done, state, rewardMinor, wagering, endsAt } = mission
  const amountOf = (value: number) => (task === 'check-in' ? number(value) : money(value, currency))
  const reward = money(rewardMinor, currency)
  return (
    <Card as="article" className={css.card} aria-labelledby={id}>
      <div className={css.head}>
        <h3 id={id} className={css.name}>
          {localized(mission.name, language)}
        </h3>
        {state === 'claimed' && <Pill tone="success">{t('leaderBoard.claimed')}</Pill>}
        {state === 'expired' && <Pill>{t('leaderBoard.expired')}</Pill>}
      </div>
      <p className={css.muted}>
        <span>
          {task === 'check-in'
            ? t('leaderBoard.task.checkIn', { count: wanted })
            : t(`leaderBoard.task.${task}`, { wanted: money(wanted, currency) })}
        </span>
        {endsAt !== null && state !== 'expired' && (
          <>
            {' '}
            ·{' '}
            <span>
              {t('leaderBoard.until', { time: dateTime(endsAt, { timeZone, style: 'monthDayTime' }) })}
            </span>
          </>
        )}
      </p>
      <div className={css.progress}>
        <ProgressBar value={done} most={wanted} labelledBy={id} />
        <span className={css.figures}>
          {t('leaderBoard.progress', { done: amountOf(done), wanted: amountOf(wanted) })}
        </span>
      </div>
      <div className={css.foot}>
        <p className={css.reward}>
          <span>{t('leaderBoard.reward', { amount: reward })}</span>
          {wagering > 0 && (
            <span className={css.muted}>{` ${t('leaderBoard.wagering', { count: wagering })}`}</span>
          )}
        </p>
        <span className={css.action}>
          {state === 'claimable' && (
            <Button
              variant={isFirst ? 'primary' : 'secondary'}
              size="small"
              isBusy={claim.isBusy}
              onClick={() => void claim.claim(mission, t('leaderBoard.thanks', { amount: reward }))}
            >
              {t('leaderBoard.claim', { amount: reward })}
            </Button>
          )}
          {state === 'open' && (
            <Button size="small" onClick={() => navigate(mission.goTo)}>
              {t(done > 0 ? 'leaderBoard.continue' : 'leaderBoard.go')}
            </Button>
          )}
        </span>
      </div>
    </Card>
  )
}
