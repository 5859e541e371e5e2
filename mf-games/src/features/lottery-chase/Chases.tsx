import { localized } from '@plaza/contract/kernel'
import { chasesCall, chaseStates, type ChaseSummary } from '@plaza/contract/lottery'
import { useCallPages } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { useSearchParams } from '@plaza/facade/router'
import { useFormats, useLanguage } from '@plaza/i18n'
import { Amount } from '@plaza/ui/amount'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Records } from '@plaza/ui/records'
import { lotteryRoute } from '../../lottery/addresses'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useChaseText } from '../../locales/lottery-chase/texts'
import styles from './Chase.module.css'
import { ChaseFilter } from './ChaseFilter'
import { ChaseOnDemand } from './ChaseOnDemand'
import { ChaseStatePill } from './ChaseStatePill'
import { ChaseTotals } from './ChaseTotals'
import { useChaseChanges } from './useChaseChanges'

/** Plans by day, newest first, under the totals of all that the filter finds; one opens in a sheet (CHASE-1). */
export function Chases() {
  const t = useChaseText()
  const language = useLanguage()
  const { navigate, timeZone } = useRemote()
  const { money } = useFormats()
  const [params, setParams] = useSearchParams()
  const { data: lotteries } = useLotteries()
  const nameOf = (code: string) =>
    localized(lotteries?.find((lottery) => lottery.code === code)?.name ?? {}, language) || code
  const state = chaseStates.find((one) => one === params.get('state'))
  const lottery = params.get('lottery') ?? ''
  // Until the lotteries have loaded, any lottery that the address names is accepted.
  const isKnown = lotteries?.some(({ code }) => code === lottery) ?? true
  const list = useCallPages(chasesCall, { ...(state && { state }), ...(lottery && isKnown && { lottery }) })
  const again = useChaseChanges()
  const totals = list.pages?.at(-1)?.totals
  const put = (name: string, value: string | null, replace = true) => {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace })
  }
  const rowOf = ({ currency, ...chase }: ChaseSummary) => ({
    icon: 'ticket',
    title: nameOf(chase.lottery),
    detail: (
      <>
        <span>
          {t('chase.rowDetail', {
            placed: chase.placedCount,
            count: chase.issueCount,
            spent: money(chase.spentMinor, currency),
            refunded: money(chase.refundedMinor, currency),
          })}
        </span>
        <span className={styles.rowState}>
          <ChaseStatePill state={chase.state} />
        </span>
      </>
    ),
    end: <Amount minor={chase.reservedMinor} currency={currency} size="small" />,
  })
  return (
    <>
      <Records
        list={{ ...list, rows: list.pages?.flatMap((page) => page.chases) }}
        head={
          <>
            <ChaseFilter
              state={state}
              lottery={isKnown ? lottery : ''}
              lotteries={(lotteries ?? []).map(({ code }) => ({ code, name: nameOf(code) }))}
              onChange={(name, value) => put(name, value)}
            />
            {totals && totals.count > 0 && <ChaseTotals totals={totals} />}
          </>
        }
        keyOf={({ id }) => id}
        atOf={({ createdAt }) => createdAt}
        timeZone={timeZone}
        rowOf={rowOf}
        onOpen={({ id }) => put('plan', id, false)}
        failed={{ title: t('chase.failed') }}
        moreFailed={t('chase.moreFailed')}
        empty={
          <EmptyState
            title={t('chase.empty')}
            text={t('chase.emptyText')}
            action={
              <Button variant="primary" onClick={() => navigate(lotteryRoute)}>
                {t('chase.toLottery')}
              </Button>
            }
          />
        }
      />
      <ChaseOnDemand
        id={params.get('plan')}
        nameOf={nameOf}
        onChanged={again}
        onClose={() => put('plan', null)}
      />
    </>
  )
}
