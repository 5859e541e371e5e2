import type { Game } from '@plaza/contract/play'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import type { FailureAction } from '../../play/failure-view'
import { homePath } from './launch-query'

export interface ActionLink {
  id: FailureAction
  onPress: () => void
}

const depositPath = '/m/voucherCenter'
const transferPath = '/m/wallet/transfer'
/** The first page of this merchant on which limits are shown and set. */
const limitPaths = ['/m/limits', '/m/responsible']

export interface FailureContext {
  game: Pick<Game, 'gameType' | 'supportDemo'> | undefined
  mode: 'real' | 'demo'
  onRetry?: () => void
  onAgain: () => void
}

/** The actions of a refusal that are available now. */
export function useFailureActions({
  game,
  mode,
  onRetry,
  onAgain,
}: FailureContext): (ways: readonly FailureAction[]) => ActionLink[] {
  const { events, navigate } = useRemote()
  const paths = useAvailablePaths()
  const { pathname, search } = useLocation()
  const limits = limitPaths.find((path) => paths.has(path))
  const go: Record<FailureAction, (() => void) | undefined> = {
    retry: onRetry,
    again: onAgain,
    deposit: paths.has(depositPath) ? () => navigate(depositPath) : undefined,
    demo:
      game?.supportDemo && mode === 'real'
        ? () => navigate(`${pathname}?${withMode(search, 'demo')}`, { replace: true })
        : undefined,
    signIn: () => events.say('session:required', { returnTo: pathname + search }),
    otherGames: () => navigate(game ? `/m/gameList?gameType=${game.gameType}` : homePath, { replace: true }),
    transfer: paths.has(transferPath) ? () => navigate(transferPath) : undefined,
    limits: limits === undefined ? undefined : () => navigate(limits),
  }
  return (ways) =>
    ways.flatMap((id) => {
      const onPress = go[id]
      return onPress ? [{ id, onPress }] : []
    })
}

function withMode(search: string, mode: 'demo' | 'real'): URLSearchParams {
  const query = new URLSearchParams(search)
  query.set('mode', mode)
  return query
}
