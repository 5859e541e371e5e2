import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { Card } from '@plaza/ui/card'
import { Page, Section } from '@plaza/ui/page'
import { Picture } from '@plaza/ui/picture'
import { RichText } from '@plaza/ui/rich-text'
import { usePromotionText } from '../../locales/promotion/texts'
import { Ribbons } from '../activity/Ribbons'
import { usePeriod } from '../activity/usePeriod'
import { ApplicationForm } from './ApplicationForm'
import { ApplicationHistory } from './ApplicationHistory'
import { EntryProgress } from './EntryProgress'
import { PromotionAction } from './PromotionAction'
import { PromotionTerms } from './PromotionTerms'
import type { ShownPromotion } from './shown-promotion'
import css from './Promotion.module.css'

export interface PromotionDetailProps extends ShownPromotion {
  /** The member joined or applied. */
  onChanged: () => void
}

/** A promotion in full: what it is, on which terms, how far the member is, and only then what can be done with it. */
export function PromotionDetail(shown: PromotionDetailProps) {
  const { promotion, terms, currency, action, form, entry, onChanged } = shown
  const t = usePromotionText()
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const period = usePeriod(promotion)
  return (
    <Page>
      <div className={css.intro}>
        {promotion.url !== '' && (
          <Picture
            artwork={promotion.url}
            size="banner"
            alt=""
            tint={promotion.tint}
            loading="eager"
            className={css.picture}
          />
        )}
        <h2 className={css.title}>{promotion.title}</h2>
        <Ribbons promotion={promotion} />
        {promotion.summary !== '' && <p>{promotion.summary}</p>}
        <p className={css.period}>{period}</p>
      </div>
      {entry?.requiredMinor !== undefined && <EntryProgress entry={entry} />}
      {entry && entry.reason !== null && (
        <p role="status">{t('promotion.reason', { reason: entry.reason })}</p>
      )}
      {terms && (
        <Section title={t('promotion.terms')}>
          <Card>
            <PromotionTerms
              terms={terms}
              currency={currency}
              isMost={form !== undefined}
              isLoss={promotion.category === 'cashback'}
            />
          </Card>
        </Section>
      )}
      {action === 'apply' && form && session ? (
        <Section title={t(entry ? 'promotion.apply.again' : 'promotion.apply.title')}>
          <ApplicationForm key={entry?.id} id={promotion.id} form={form} onSent={onChanged} />
        </Section>
      ) : (
        <PromotionAction shown={shown} onJoined={onChanged} />
      )}
      <RichText html={promotion.content} onLink={navigate} />
      {form && session && <ApplicationHistory promotion={promotion.id} />}
    </Page>
  )
}
