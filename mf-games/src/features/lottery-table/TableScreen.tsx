import { bettingTableCall, type Lottery, type PrizeMode } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { useLocation } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import { AnswerFailed, useFailure } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useRuleSet } from '../../lottery/plays/useRuleSet'
import { useTableText } from '../../locales/lottery-table/texts'
import { BettingTable } from './BettingTable'
import { lotteryRoute } from '../../lottery/addresses'
import { readTableAddress } from '../../lottery/table/table-address'

/** ms for which limits and prize groups count as fresh. */
const staleMs = 300_000

/** Both lists in which a lottery may be. */
const listModes = ['Lott', 'Elott'] as const

/** The betting table of a lottery, in each of its states. Visitors see all of it (TABLE-1). */
export function TableScreen({ code }: { code: string }) {
  const { search } = useLocation()
  const { mode } = readTableAddress(new URLSearchParams(search))
  const modes = mode === 'Elott' ? [...listModes].reverse() : listModes
  return <TableOf key={modes[0]} code={code} modes={modes} />
}

/** The table of a lottery from the list of the first of `modes`; one that is not in it is looked for in the next. */
function TableOf({ code, modes: [mode, ...others] }: { code: string; modes: readonly PrizeMode[] }) {
  const t = useTableText()
  const { navigate } = useRemote()
  const lotteries = useLotteries(mode)
  const error = useFailure(lotteries)
  const lottery = lotteries.data?.find((one) => one.code === code)
  if (lottery) return <KnownTable key={code} lottery={lottery} lotteries={lotteries.data ?? []} />
  if (lotteries.data && others.length > 0) return <TableOf key={others[0]} code={code} modes={others} />
  if (lotteries.data)
    return (
      <Page isCentred>
        <EmptyState
          drawing="boat"
          title={t('table.unknown')}
          action={
            <Button variant="primary" onClick={() => navigate(lotteryRoute, { replace: true })}>
              {t('table.toLobby')}
            </Button>
          }
        />
      </Page>
    )
  if (error)
    return (
      <Page isCentred>
        <AnswerFailed title={t('table.failed')} error={error} onRetry={() => void lotteries.refetch()} />
      </Page>
    )
  return <TableSkeleton />
}

function KnownTable({ lottery, lotteries }: { lottery: Lottery; lotteries: readonly Lottery[] }) {
  const t = useTableText()
  const { rules, hasFailed, retry } = useRuleSet(lottery.rules)
  const asked = useCall(bettingTableCall, { query: { code: lottery.code } }, { staleMs })
  const error = useFailure(asked)
  const { data: terms, refetch } = asked
  if (rules && terms)
    return <BettingTable lottery={lottery} lotteries={lotteries} rules={rules} terms={terms} />
  if (hasFailed || error)
    return (
      <Page isCentred>
        <AnswerFailed
          title={t('table.failed')}
          error={error ?? { code: 'network.offline', value: {}, requestId: '' }}
          onRetry={() => {
            if (hasFailed) retry()
            if (error) void refetch()
          }}
        />
      </Page>
    )
  return <TableSkeleton />
}

const TableSkeleton = () => (
  <Page>
    <SkeletonRows count={6} />
  </Page>
)
