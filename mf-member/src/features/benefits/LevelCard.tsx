import type { benefitsCall } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { Icon } from '@plaza/ui/icon'
import { useBenefitsText } from '../../locales/benefits/texts'
import css from './Benefits.module.css'
import { Progress } from './Progress'

export type Benefits = AnswerOf<typeof benefitsCall>

/** The member's level: what is done and missing for the next one, and for keeping this one until when (VIP-1). */
export function LevelCard({ benefits }: { benefits: Benefits }) {
  const t = useBenefitsText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const { level, since, next, keep, reviewDays, currency } = benefits
  // The last moment of the time, so that its day is named and not the one after.
  const lastDay = keep && dateTime(keep.until - 1, { timeZone, style: 'date' })
  const isKeptByNothing = keep && keep.deposit.wantedMinor === 0 && keep.valid.wantedMinor === 0
  return (
    <Card as="section" variant="glow" className={css.card} aria-label={t('benefits.yours')}>
      <div className={css.head}>
        <span className={css.crown} data-level={level > 0 ? 'some' : 'none'}>
          <Icon name="crown" size={28} />
        </span>
        <div>
          <h2 className={css.level}>{t('benefits.level', { level })}</h2>
          {since !== null && (
            <p className={css.muted}>
              {t('benefits.since', { day: dateTime(since, { timeZone, style: 'date' }) })}
            </p>
          )}
        </div>
      </div>
      {next ? (
        <section className={css.part}>
          <h3 className={css.title}>{t('benefits.next', { level: next.level })}</h3>
          <Progress deposit={next.deposit} valid={next.valid} currency={currency} />
          <p className={css.muted}>{t('benefits.both')}</p>
        </section>
      ) : (
        <p>{t('benefits.highest')}</p>
      )}
      {keep && (
        <section className={css.part}>
          <div className={css.figures}>
            <h3 className={css.title}>{t('benefits.keep', { level })}</h3>
            <span>{t('benefits.keepUntil', { day: lastDay ?? '' })}</span>
          </div>
          {isKeptByNothing ? (
            <p className={css.muted}>{t('benefits.keepNothing')}</p>
          ) : (
            <Progress deposit={keep.deposit} valid={keep.valid} currency={currency} />
          )}
          <p className={css.muted}>{t('benefits.keepNote', { days: reviewDays })}</p>
        </section>
      )}
    </Card>
  )
}
