import { useLocation } from '@plaza/facade/router'
import { Page } from '@plaza/ui/page'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { lazy } from '@plaza/ui/lazy'
import { Suspense } from 'react'
import { useLotteryText } from '../../locales/lottery/texts'

const LotteryLobby = lazy(() => import('./LotteryLobby').then((module) => ({ default: module.LotteryLobby })))
const TableScreen = lazy(() =>
  import('../lottery-table/TableScreen').then((module) => ({ default: module.TableScreen })),
)

/** `/m/lottery`: the lobby of the lottery, or with `code` the betting table of one; neither loads the other's code. */
export function LotteryScreen() {
  const t = useLotteryText()
  const code = new URLSearchParams(useLocation().search).get('code')
  const pending = (
    <Page>
      <div role="status" aria-busy aria-label={t('lottery.title')}>
        <SkeletonRows count={6} />
      </div>
    </Page>
  )
  return <Suspense fallback={pending}>{code ? <TableScreen code={code} /> : <LotteryLobby />}</Suspense>
}
