import { CallError, endsSession } from '@plaza/client'
import { memberTypes } from '@plaza/contract/identity'
import { addFavouriteCall, removeFavouriteCall, type Game } from '@plaza/contract/play'
import type { Events } from '@plaza/events'
import { keepIntention, popIntention, type AfterLogin } from './after-login'
import { idsStoreOf } from './ids-store'
import { createSavedIds, type FavouritesPage, type SavedIds } from './saved-ids'

export interface FavouritesKeeper {
  /** Adds or removes a favourite; for a visitor after signing in. */
  toggle: (game: Game) => void
  /** Loads the favourites, unless the last answer is recent. */
  refresh: () => void
}

type Wanted = Pick<AfterLogin, 'nodeId' | 'vassalage'>

const keepers = new WeakMap<Events, FavouritesKeeper>()

/** The page's one favourites keeper; it lives as long as the page. */
export function keepFavourites(page: FavouritesPage): FavouritesKeeper {
  const keeper = keepers.get(page.events) ?? createKeeper(page)
  keepers.set(page.events, keeper)
  return keeper
}

/** Keeps the favourites of the signed-in account: the server's answer with the pending changes applied. */
function createKeeper(page: FavouritesPage): FavouritesKeeper {
  const { events, transport } = page
  const shown = idsStoreOf(events)
  let user: string | undefined
  let saved = createSavedIds(page, '')
  /** Node id → whether it should become a favourite; the last tap counts. One call for a game at a time. */
  let pending = new Map<number, boolean>()

  const show = () => {
    const ids = new Set(saved.getState().map(Number))
    for (const [nodeId, isWanted] of pending) {
      if (isWanted) ids.add(nodeId)
      else ids.delete(nodeId)
    }
    const before = shown.getState()
    // Every tile looks at them: those that are shown already change nothing.
    if (ids.size === before.size && [...ids].every((id) => before.has(id))) return
    shown.setState(ids)
  }
  const refresh = () => {
    const { session } = events.session.getState()
    if (!session || session.type === memberTypes.trial) return Promise.resolve()
    const mine = saved
    return mine.load().then(
      () => mine === saved && show(),
      (error: unknown) => {
        // The hearts keep their last state; the next screen loads again, and the transport reports a lost session.
        if (error instanceof CallError) return
        // A log-out drops the queries under way, and nobody is left to see their answer.
        if (events.session.getState().session?.userName === session.userName) throw error
      },
    )
  }

  /** The call takes node ids as text, and the session's token. */
  const send = ({ nodeId, vassalage }: Wanted, isWanted: boolean) => {
    const token = events.session.getState().session?.token
    return isWanted
      ? transport.send(addFavouriteCall, { body: { nodeId: String(nodeId), token, vendor: vassalage } })
      : transport.send(removeFavouriteCall, { params: { nodeId }, query: { token } })
  }

  /** Sends changes of a game until the server has the last one. */
  async function carryOut(game: Wanted, mine: SavedIds): Promise<void> {
    const { nodeId } = game
    const isOver = () => mine !== saved
    try {
      for (let isWanted = pending.get(nodeId); isWanted !== undefined && !isOver();) {
        await send(game, isWanted)
        if (isOver()) return
        mine.apply(nodeId, isWanted)
        events.say('favourites:changed', { nodeId: String(nodeId), isFavourite: isWanted })
        const now = pending.get(nodeId)
        if (now === isWanted) return
        isWanted = now
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isOver()) return
      if (pending.get(nodeId) !== mine.has(nodeId) && !endsSession(error.code)) page.refused(error)
      // The change may have arrived though its answer did not.
      mine.load(0).then(show, () => undefined)
    } finally {
      if (!isOver()) {
        pending.delete(nodeId)
        show()
      }
    }
  }
  function change(game: Wanted, isWanted: boolean): void {
    const isUnderWay = pending.has(game.nodeId)
    if (!isUnderWay && saved.has(game.nodeId) === isWanted) return
    pending.set(game.nodeId, isWanted)
    show()
    if (!isUnderWay) void carryOut(game, saved)
  }

  /** After a sign-in, carries out what the visitor had intended before it. */
  async function follow(): Promise<void> {
    const { session } = events.session.getState()
    if (session?.userName === user) return
    user = session?.userName
    saved = createSavedIds(page, user ?? '')
    pending = new Map()
    show()
    if (!session) return
    const wanted = popIntention(sessionStorage, page.serverNow())
    await refresh()
    if (wanted && session.userName === user) change(wanted, true)
  }

  events.on('session:changed', () => void follow())
  events.on('favourites:changed', ({ nodeId, isFavourite }) => {
    if (user !== undefined && saved.apply(Number(nodeId), isFavourite)) show()
  })
  void follow()

  return {
    refresh: () => void refresh(),
    toggle({ nodeId, vassalage }) {
      if (events.session.getState().session)
        return change({ nodeId, vassalage }, !shown.getState().has(nodeId))
      keepIntention(sessionStorage, { want: 'favourite', nodeId, vassalage }, page.serverNow())
      events.say('session:required', { returnTo: location.pathname + location.search, keepsPage: true })
    },
  }
}
