import { localized } from '@plaza/contract/kernel'
import { lotteryOrderFilters, lotteryOrdersCall, type LotteryOrderSummary } from '@plaza/contract/lottery'
import { useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useSearchParams } from '@plaza/facade/router'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { FilterBar, readFilter, Records, RecordTotals, writeFilter } from '@plaza/ui/records'
import { lotteryRoute } from '../../lottery/addresses'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useOrdersText } from '../../locales/lottery-orders/texts'
import { shownState } from './order-view'
import { OrderAmount } from './OrderAmount'
import { OrderOnDemand } from './OrderOnDemand'
import { OrderState } from './OrderState'
import { useOrderChanges } from './useOrderChanges'

const filters = Object.keys(lotteryOrderFilters) as (keyof typeof lotteryOrderFilters)[]

/** The filter of the list, whose lotteries are those of the merchant. */
function useSpec() {
  const t = useOrdersText()
  const language = useLanguage()
  const { timeZone, serverNow } = useRemote()
  const { data: lotteries } = useLotteries()
  const nameOf = (code: string) =>
    localized(lotteries?.find((lottery) => lottery.code === code)?.name ?? {}, language) || code
  const spec = {
    timeZone,
    nowMs: serverNow(),
    choices: [
      {
        name: 'state',
        label: t('orders.state'),
        options: [
          { value: '', label: t('orders.all') },
          ...filters.map((value) => ({ value, label: t(`orders.filters.${value}`) })),
        ],
      },
      {
        name: 'lottery',
        label: t('orders.lottery'),
        options: [
          { value: '', label: t('orders.allLotteries') },
          ...(lotteries ?? []).map(({ code }) => ({ value: code, label: nameOf(code) })),
        ],
      },
    ],
  }
  return { spec, nameOf, hasLotteries: lotteries !== undefined }
}

/** Orders by day, newest first, under the totals of all that the filter finds; one opens in a sheet (TABLE-3). */
export function Orders() {
  const t = useOrdersText()
  const { navigate, timeZone, serverNow } = useRemote()
  const { dateTime, number } = useFormats()
  const [params, setParams] = useSearchParams()
  const { spec, nameOf, hasLotteries } = useSpec()
  const filter = readFilter(params, spec)
  // Until the lotteries have loaded, any lottery that the address names is accepted.
  const lottery = hasLotteries ? filter.values['lottery'] : (params.get('lottery') ?? '')
  const state = filters.find((one) => one === filter.values['state'])
  const list = useCallPages(lotteryOrdersCall, {
    ...filter.range,
    ...(state && { state }),
    ...(lottery && { lottery }),
  })
  const again = useOrderChanges()
  const totals = list.pages?.at(-1)?.totals
  const open = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id === null) next.delete('order')
    else next.set('order', id)
    setParams(next, { replace: id === null })
  }
  const rowOf = (order: LotteryOrderSummary) => ({
    icon: 'ticket',
    title: nameOf(order.lottery),
    detail: t('orders.rowDetail', {
      time: dateTime(order.createdAt, { timeZone, style: 'time' }),
      no: order.issue.slice(-4),
      count: order.lineCount,
    }),
    end: (
      <>
        <OrderAmount order={order} />
        <OrderState state={shownState(order, serverNow())} />
      </>
    ),
  })
  return (
    <>
      <Records
        list={{ ...list, rows: list.pages?.flatMap((page) => page.orders) }}
        head={
          <>
            <FilterBar
              title={t('orders.count')}
              spec={spec}
              value={filter}
              onChange={(next) => setParams(writeFilter(params, spec, next), { replace: true })}
            />
            {totals && totals.count > 0 && (
              <RecordTotals
                totals={[
                  { label: t('orders.count'), value: number(totals.count) },
                  {
                    label: t('orders.staked'),
                    value: <Amount minor={totals.stakedMinor} currency={totals.currency} />,
                  },
                  {
                    label: t('orders.prizes'),
                    value: <Amount minor={totals.prizeMinor} currency={totals.currency} />,
                  },
                  {
                    label: t('orders.rebates'),
                    value: <Amount minor={totals.rebateMinor} currency={totals.currency} />,
                  },
                  {
                    label: t('orders.net'),
                    value: (
                      <Amount
                        minor={totals.prizeMinor + totals.rebateMinor - totals.stakedMinor}
                        currency={totals.currency}
                        kind="change"
                      />
                    ),
                  },
                ]}
              />
            )}
          </>
        }
        keyOf={({ id }) => id}
        atOf={({ createdAt }) => createdAt}
        timeZone={timeZone}
        rowOf={rowOf}
        onOpen={({ id }) => open(id)}
        failed={{ title: t('orders.failed') }}
        moreFailed={t('orders.moreFailed')}
        empty={
          <EmptyState
            title={t('orders.empty')}
            text={t('orders.emptyText')}
            action={
              <Button variant="primary" onClick={() => navigate(lotteryRoute)}>
                {t('orders.toLottery')}
              </Button>
            }
          />
        }
      />
      <OrderOnDemand id={params.get('order')} nameOf={nameOf} onChanged={again} onClose={() => open(null)} />
    </>
  )
}
