import type { Rain } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Countdown } from '@plaza/ui/countdown'
import { Fact, Facts } from '@plaza/ui/facts'
import { useRedRainText } from '../../locales/red-rain/texts'
import { RedPacket } from './RedPacket'
import { mayOpen } from './may-open'
import css from './RedRain.module.css'

export interface RainCardProps {
  rain: Rain
  /** Shows the rain over the whole screen. */
  onOpen: () => void
}

/** When it rains, what is in the pot, and the way into an open session (REDRAIN-1). */
export function RainCard({ rain, onOpen }: RainCardProps) {
  const t = useRedRainText()
  const { dateTime } = useFormats()
  const { serverNow, timeZone } = useRemote()
  const { session, next, times, currency } = rain
  return (
    <Card variant="glow" as="section" className={css.card} aria-labelledby="rain-title">
      <div className={css.head}>
        <RedPacket size={64} />
        <div className={css.headTexts}>
          <h2 id="rain-title" className={css.title}>
            {t(session ? 'redRain.now' : next ? 'redRain.soon' : 'redRain.none')}
          </h2>
          {session ? (
            <Countdown
              untilMs={session.endsAt}
              now={serverNow}
              label={t('redRain.endsIn')}
              ended={t('redRain.over')}
            />
          ) : next ? (
            <>
              <p className={css.muted}>{dateTime(next.startsAt, { timeZone })}</p>
              <Countdown
                untilMs={next.startsAt}
                now={serverNow}
                label={t('redRain.beginsIn')}
                ended={t('redRain.begins')}
              />
            </>
          ) : (
            <p className={css.muted}>{t('redRain.noneText')}</p>
          )}
        </div>
      </div>
      {session && (
        <Button
          variant="primary"
          size="large"
          isBlock
          icon="gift"
          disabledReason={
            mayOpen(rain) ? undefined : t(rain.chancesLeft === 0 ? 'redRain.usedUp' : 'redRain.notYet')
          }
          onClick={onOpen}
        >
          {t('redRain.open')}
        </Button>
      )}
      <Facts label={t('redRain.title')}>
        <Fact label={t('redRain.pot')} note={t('redRain.packets', { count: rain.packets })} tone="money">
          <Amount minor={rain.potMinor} currency={currency} />
        </Fact>
        <Fact label={t('redRain.chances')}>
          {t('redRain.chancesOf', { left: rain.chancesLeft, all: rain.chances })}
        </Fact>
        <Fact label={t('redRain.wagering')}>
          {rain.wagering === 0
            ? t('redRain.noWagering')
            : t('redRain.timesWagered', { count: rain.wagering })}
        </Fact>
        {times.length > 0 && (
          <Fact label={t('redRain.times')} note={t('redRain.length', { count: rain.lengthSeconds })}>
            <bdi translate="no">{times.join(' · ')}</bdi>
          </Fact>
        )}
      </Facts>
    </Card>
  )
}
