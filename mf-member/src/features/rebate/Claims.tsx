import { useCallPages } from '@plaza/client'
import { rebateClaimsCall, type RebateClaim } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { EmptyState } from '@plaza/ui/empty-state'
import { Pill } from '@plaza/ui/pill'
import { Records, type RecordDetail } from '@plaza/ui/records'
import { useRebateText } from '../../locales/rebate/texts'
import { isCategory } from '../../parts/is-category'

/** Rebates that were paid, newest first; each opens with its number and the kinds of game that it is made of. */
export function Claims() {
  const t = useRebateText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const list = useCallPages(rebateClaimsCall, {})
  const currency = list.pages?.at(-1)?.currency ?? ''
  const rowOf = ({ at, mode, amountMinor }: RebateClaim) => ({
    icon: 'percent' as const,
    title: t(`rebate.modes.${mode}`),
    detail: dateTime(at, { timeZone, style: 'time' }),
    end: (
      <>
        <Amount minor={amountMinor} currency={currency} kind="change" size="small" />
        <Pill tone="success">{t('rebate.credited')}</Pill>
      </>
    ),
  })
  const detailOf = ({ id, at, mode, amountMinor, categories }: RebateClaim): RecordDetail => ({
    title: t('rebate.title'),
    detail: dateTime(at, { timeZone }),
    facts: [
      { label: t('rebate.mode'), value: t(`rebate.modes.${mode}`) },
      ...categories.map((one) => ({
        label: isCategory(one.category) ? t(`rebate.categories.${one.category}`) : one.category,
        value: <Amount minor={one.amountMinor} currency={currency} size="small" />,
      })),
      { label: t('rebate.amount'), value: <Amount minor={amountMinor} currency={currency} size="small" /> },
    ],
    ids: [{ label: t('rebate.number'), value: id }],
  })
  return (
    <Records
      list={{ ...list, rows: list.pages?.flatMap(({ claims }) => claims) }}
      head={<></>}
      keyOf={({ id }) => id}
      atOf={({ at }) => at}
      timeZone={timeZone}
      rowOf={rowOf}
      detailOf={detailOf}
      failed={{ title: t('rebate.claimsFailed') }}
      moreFailed={t('rebate.moreFailed')}
      empty={<EmptyState title={t('rebate.noClaims')} text={t('rebate.noClaimsText')} />}
    />
  )
}
