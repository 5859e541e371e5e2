import { bettingTableCall, type Lottery } from '@plaza/contract/lottery'
import { useCall } from '@plaza/client'
import { useRemote } from '@plaza/federation'
import { AnswerFailed } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLotteries } from '../../lottery/draws/useLotteries'
import { useRuleSet } from '../../lottery/plays/useRuleSet'
import { useTableText } from '../../locales/lottery-table/texts'
import { BettingTable } from './BettingTable'
import { lotteryRoute } from '../../lottery/addresses'

/** ms for which limits and prize groups count as fresh. */
const staleMs = 300_000

/** The betting table of a lottery, in each of its states. Visitors see all of it (TABLE-1). */
export function TableScreen({ code }: { code: string }) {
  const t = useTableText()
  const { navigate } = useRemote()
  const lotteries = useLotteries()
  const lottery = lotteries.data?.find((one) => one.code === code)
  if (lottery) return <KnownTable key={code} lottery={lottery} lotteries={lotteries.data ?? []} />
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
  if (lotteries.error)
    return (
      <Page isCentred>
        <AnswerFailed
          title={t('table.failed')}
          error={lotteries.error}
          onRetry={() => void lotteries.refetch()}
        />
      </Page>
    )
  return <TableSkeleton />
}

function KnownTable({ lottery, lotteries }: { lottery: Lottery; lotteries: readonly Lottery[] }) {
  const t = useTableText()
  const { rules, hasFailed, retry } = useRuleSet(lottery.rules)
  const {
    data: terms,
    error,
    refetch,
  } = useCall(bettingTableCall, { query: { code: lottery.code } }, { staleMs })
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
