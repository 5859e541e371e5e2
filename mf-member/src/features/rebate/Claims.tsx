import { useCallPages } from '@plaza/client'
import { rebateClaimsCall, type RebateClaim } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { Pill } from '@plaza/ui/pill'
import { RecordRows, RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useRebateText } from '../../locales/rebate/texts'
import { isCategory } from '../../parts/is-category'
import css from './Rebate.module.css'

/** Rebates that were paid, newest first, each with its number and the kinds of game that it is made of (REBATE-1). */
export function Claims() {
  const t = useRebateText()
  const { timeZone } = useRemote()
  const { dateTime, money } = useFormats()
  const list = useCallPages(rebateClaimsCall, {})
  const currency = list.pages?.at(-1)?.currency ?? ''
  const nameOf = (category: string) => (isCategory(category) ? t(`rebate.categories.${category}`) : category)
  const rowOf = ({ id, at, mode, amountMinor, categories }: RebateClaim) => ({
    icon: 'percent' as const,
    title: t(`rebate.modes.${mode}`),
    detail: (
      <>
        <span>{dateTime(at, { timeZone, style: 'time' })}</span> · <span>{id}</span>
        {categories
          .filter((one) => one.amountMinor !== 0)
          .map((one) => (
            <span
              key={one.category}
              className={css.line}
            >{`${nameOf(one.category)} ${money(one.amountMinor, currency)}`}</span>
          ))}
      </>
    ),
    end: (
      <>
        <Amount minor={amountMinor} currency={currency} kind="change" size="small" />
        <Pill tone="success">{t('rebate.credited')}</Pill>
      </>
    ),
  })
  return (
    <Answer
      of={{
        data: list.pages?.flatMap(({ claims }) => claims),
        error: list.failure,
        errorUpdateCount: list.errorUpdateCount,
        refetch: list.retry,
      }}
      pending={<SkeletonRows count={4} />}
      failed={{ title: t('rebate.claimsFailed') }}
      isEmpty={(claims) => claims.length === 0}
      empty={<EmptyState title={t('rebate.noClaims')} text={t('rebate.noClaimsText')} />}
    >
      {(claims) => (
        <div>
          <RecordRows
            rows={claims}
            keyOf={({ id }) => id}
            atOf={({ at }) => at}
            timeZone={timeZone}
            rowOf={rowOf}
          />
          <RecordsEnd {...list} moreFailed={t('rebate.moreFailed')} />
        </div>
      )}
    </Answer>
  )
}
