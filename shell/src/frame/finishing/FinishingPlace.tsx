import { useStoreValue } from '@plaza/events'
import { useShell } from '../../kernel/page/context'
import type { Page } from '../../kernel/routes/current-page'
import { isBehind } from '../../kernel/routes/is-behind'
import { useLoaded } from '../../kernel/loading/useLoaded'

const load = () => import('./FinishingNotice').then((module) => module.FinishingNotice)
const nothing = () => undefined

interface Props {
  page: Page
  /** The page has been switched off, and stays only for the money in flight. */
  isLeaving: boolean
}

/** Shows that a newer release of the page waits for money in flight (REMOTE-8). */
export function FinishingPlace({ page, isLeaving }: Props) {
  const shell = useShell()
  useStoreValue(shell.plan)
  const isMoving = useStoreValue(shell.events.inflight).length > 0
  const isFinishing = isMoving && (isLeaving || isBehind(shell, page))
  const Notice = useLoaded(load, isFinishing, nothing, 'releases')
  return isFinishing && Notice ? <Notice isLeaving={isLeaving} isBrief={!page.header} /> : null
}
