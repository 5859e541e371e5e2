import type { PromotionEntry } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { ProgressBar } from '@plaza/ui/progress'
import { useId } from 'react'
import { usePromotionText } from '../../locales/promotion/texts'
import css from './Promotion.module.css'

/** How far a member is with what it joined, as a bar and in words, and until when bets count. */
export function EntryProgress({ entry }: { entry: PromotionEntry }) {
  const t = usePromotionText()
  const { money, dateTime } = useFormats()
  const { timeZone } = useRemote()
  const title = useId()
  const { progressMinor = 0, requiredMinor = 0, currency, endsAt, state } = entry
  const done = t('promotion.done', {
    done: money(progressMinor, currency),
    required: money(requiredMinor, currency),
  })
  return (
    <Card className={css.progress}>
      <strong id={title}>{t('promotion.progress')}</strong>
      <ProgressBar value={progressMinor} most={requiredMinor} labelledBy={title} valueText={done} />
      <span>{done}</span>
      {endsAt !== null && (state === 'joined' || state === 'process') && (
        <span className={css.period}>{t('promotion.until', { time: dateTime(endsAt, { timeZone }) })}</span>
      )}
    </Card>
  )
}
