import type { CheckIn } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { clockText, useCountdown } from '@plaza/ui/countdown'
import { Icon } from '@plaza/ui/icon'
import { useEffect, useEffectEvent } from 'react'
import { useCheckInText } from '../../locales/check-in/texts'
import css from './CheckIn.module.css'
import type { useCheckIn } from './useCheckIn'

export interface CheckInCardProps {
  checkIn: CheckIn
  actions: ReturnType<typeof useCheckIn>
  /** The merchant's next day has begun. */
  onNewDay: () => void
}

const icons = { done: 'check', open: 'gift', coming: 'gift' } as const

/** The seven days with their rewards, the streak, and today's check-in or how long it is until the next (CHECKIN-1). */
export function CheckInCard({ checkIn, actions, onNewDay }: CheckInCardProps) {
  const t = useCheckInText()
  const { money } = useFormats()
  const { serverNow } = useRemote()
  const { days, streak, hasCheckedIn, nextAt, currency, today } = checkIn
  const secondsLeft = useCountdown(nextAt, serverNow)
  const isOver = secondsLeft === 0
  const begin = useEffectEvent(onNewDay)
  useEffect(() => {
    if (isOver) begin()
  }, [isOver, nextAt])
  const open = days.find(({ state }) => state === 'open')
  return (
    <Card variant="glow" as="section" className={css.card} aria-labelledby="check-in-streak">
      <h2 id="check-in-streak" className={css.title}>
        {streak === 0 ? t('checkIn.none') : t('checkIn.streak', { count: streak })}
      </h2>
      <ol className={css.days} aria-label={t('checkIn.days')}>
        {days.map(({ amountMinor, state }, index) => (
          <li key={index} className={css.day} data-state={state}>
            <span className={css.number}>{t('checkIn.day', { number: index + 1 })}</span>
            <Icon name={icons[state]} size={24} />
            <span translate="no" className={css.amount}>
              {money(amountMinor, currency)}
            </span>
            <span className={css.state}>{t(`checkIn.state.${state}`)}</span>
          </li>
        ))}
      </ol>
      {hasCheckedIn || !open ? (
        <p className={css.next} role="status">
          <span>{t('checkIn.done')}</span>
          <span className={css.muted}>
            <span>{t('checkIn.nextIn')}</span>{' '}
            <span translate="no" role="timer" aria-label={t('checkIn.nextIn')}>
              {clockText(secondsLeft)}
            </span>
          </span>
        </p>
      ) : (
        <Button
          variant="primary"
          size="large"
          isBlock
          icon="calendar"
          isBusy={actions.isBusy}
          onClick={() =>
            void actions.checkIn(today, (minor) => t('checkIn.thanks', { amount: money(minor, currency) }))
          }
        >
          {t('checkIn.press', { amount: money(open.amountMinor, currency) })}
        </Button>
      )}
    </Card>
  )
}
