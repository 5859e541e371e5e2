import { useCall } from '@plaza/client'
import { rebateCall } from '@plaza/contract/growth'
import type { AnswerOf } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { EmptyState } from '@plaza/ui/empty-state'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useRebateText } from '../../locales/rebate/texts'
import { Note } from '../../parts/Note'
import { KindsOfPlay } from './KindsOfPlay'
import css from './Rebate.module.css'
import { useClaimRebate } from './useClaimRebate'

/** How often a page that waits for the end of a calculation asks, ms. */
const everyMs = 15_000

/** What can be claimed now with its button, or why nothing can, and what it is made of. */
export function Available() {
  const t = useRebateText()
  const rebate = useCall(
    rebateCall,
    {},
    { intervalMs: (data) => (data?.reason === 'calculating' ? everyMs : false) },
  )
  return (
    <Answer of={rebate} pending={<SkeletonRows count={5} />} failed={{ title: t('rebate.failed') }}>
      {(known) => <Shown rebate={known} />}
    </Answer>
  )
}

function Shown({ rebate }: { rebate: AnswerOf<typeof rebateCall> }) {
  const t = useRebateText()
  const { navigate, timeZone } = useRemote()
  const { money, dateTime } = useFormats()
  const { amountMinor, reason, leastMinor, mostADayMinor, wagering, currency } = rebate
  const { calculatedAt, nextAt, categories } = rebate
  const { claim, isBusy } = useClaimRebate(currency)
  const time = (at: number) => dateTime(at, { timeZone, style: 'dateTime' })
  const isEmpty = categories.every(({ validMinor, laterMinor }) => validMinor === 0 && laterMinor === 0)
  return (
    <>
      <Card as="section" variant="glow" className={css.card} aria-label={t('rebate.now')}>
        <p className={css.muted}>{t('rebate.now')}</p>
        <Amount minor={amountMinor} currency={currency} size="large" />
        {reason === null ? (
          <Button variant="primary" size="large" isBlock isBusy={isBusy} onClick={() => void claim()}>
            {t('rebate.claim', { amount: money(amountMinor, currency) })}
          </Button>
        ) : (
          <Note
            title={t(`rebate.reasons.${reason}`, { least: money(leastMinor, currency) })}
            tone={reason === 'calculating' ? 'warning' : 'info'}
          />
        )}
        <p className={css.muted}>{`${
          calculatedAt === null
            ? t('rebate.neverCalculated')
            : t('rebate.calculated', { time: time(calculatedAt) })
        } · ${t('rebate.next', { time: time(nextAt) })}`}</p>
      </Card>
      {isEmpty ? (
        <EmptyState
          title={t('rebate.empty')}
          text={t('rebate.emptyText')}
          action={<Button onClick={() => navigate('/m/gameCenter')}>{t('rebate.play')}</Button>}
        />
      ) : null}
      {categories.length > 0 && <KindsOfPlay rebate={rebate} />}
      {mostADayMinor !== null && (
        <p className={css.muted}>{t('rebate.most', { most: money(mostADayMinor, currency) })}</p>
      )}
      {wagering > 0 && <p className={css.muted}>{t('rebate.wagering', { count: wagering })}</p>}
    </>
  )
}
