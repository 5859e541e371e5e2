import { CallError, endsSession } from '@plaza/client'
import { addFavouriteCall, memberTypes, removeFavouriteCall, type Game } from '@plaza/contract'
import type { Events } from '@plaza/events'
import { rememberWish, takeWish, type AfterLogin } from './after-login'
import { idsStoreOf } from './ids-store'
import { createSavedIds, type FavouritesPage, type SavedIds } from './saved-ids'

export interface FavouritesKeeper {
  /** Adds or removes; a visitor is asked to sign in and gets it then. */
  toggle: (game: Game) => void
  /** Asks the server what the favourites are, unless it has answered lately. */
  refresh: () => void
}

type Wanted = Pick<AfterLogin, 'nodeId' | 'vassalage'>

const keepers = new WeakMap<Events, FavouritesKeeper>()

/** The page's one keeper of favourites; it lives as long as the page. */
export function keepFavourites(page: FavouritesPage): FavouritesKeeper {
  const keeper = keepers.get(page.events) ?? createKeeper(page)
  keepers.set(page.events, keeper)
  return keeper
}

/** The favourites of whoever is signed in: what the server said, and over it what was wished and is on its way. */
function createKeeper(page: FavouritesPage): FavouritesKeeper {
  const { events, transport } = page
  const shown = idsStoreOf(events)
  let user: string | undefined
  let saved = createSavedIds(page, '')
  /** Node id → whether it is to be a favourite: the last tap counts. One change of a game at a time. */
  let wishes = new Map<number, boolean>()

  const show = () => {
    const ids = new Set(saved.getState().map(Number))
    for (const [nodeId, isWanted] of wishes) {
      if (isWanted) ids.add(nodeId)
      else ids.delete(nodeId)
    }
    shown.setState(ids)
  }
  const refresh = () => {
    const { session } = events.session.getState()
    if (!session || session.type === memberTypes.trial) return Promise.resolve()
    const mine = saved
    return mine.load().then(
      () => mine === saved && show(),
      (error: unknown) => {
        // Hearts stay as they are known; the next screen asks again, and a lost session is told by the transport.
        if (!(error instanceof CallError)) throw error
      },
    )
  }

  /** Node ids are texts on the wire, and the session's token goes along. */
  const send = ({ nodeId, vassalage }: Wanted, isWanted: boolean) => {
    const token = events.session.getState().session?.token
    return isWanted
      ? transport.send(addFavouriteCall, { body: { nodeId: String(nodeId), token, vendor: vassalage } })
      : transport.send(removeFavouriteCall, { params: { nodeId }, query: { token } })
  }

  /** Sends the wish of a game until the server has what was wished last. */
  async function carryOut(game: Wanted, mine: SavedIds): Promise<void> {
    const { nodeId } = game
    const isOver = () => mine !== saved
    try {
      for (let isWanted = wishes.get(nodeId); isWanted !== undefined && !isOver();) {
        await send(game, isWanted)
        if (isOver()) return
        mine.apply(nodeId, isWanted)
        events.say('favourites:changed', { nodeId: String(nodeId), isFavourite: isWanted })
        const now = wishes.get(nodeId)
        if (now === isWanted) return
        isWanted = now
      }
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isOver()) return
      if (wishes.get(nodeId) !== mine.has(nodeId) && !endsSession(error.code))
        page.refused(error.code, error.value)
      // The change may have arrived though its answer did not.
      mine.load(0).then(show, () => undefined)
    } finally {
      if (!isOver()) {
        wishes.delete(nodeId)
        show()
      }
    }
  }
  function wish(game: Wanted, isWanted: boolean): void {
    const isUnderWay = wishes.has(game.nodeId)
    if (!isUnderWay && saved.has(game.nodeId) === isWanted) return
    wishes.set(game.nodeId, isWanted)
    show()
    if (!isUnderWay) void carryOut(game, saved)
  }

  /** Whoever signs in gets what it wanted before it was asked to. */
  async function follow(): Promise<void> {
    const { session } = events.session.getState()
    if (session?.userName === user) return
    user = session?.userName
    saved = createSavedIds(page, user ?? '')
    wishes = new Map()
    show()
    if (!session) return
    const wanted = takeWish(sessionStorage, Date.now())
    await refresh()
    if (wanted && session.userName === user) wish(wanted, true)
  }

  events.on('session:changed', () => void follow())
  events.on('favourites:changed', ({ nodeId, isFavourite }) => {
    if (user !== undefined && saved.apply(Number(nodeId), isFavourite)) show()
  })
  void follow()

  return {
    refresh: () => void refresh(),
    toggle({ nodeId, vassalage }) {
      if (events.session.getState().session) return wish({ nodeId, vassalage }, !shown.getState().has(nodeId))
      rememberWish(sessionStorage, { want: 'favourite', nodeId, vassalage }, Date.now())
      events.say('session:required', { returnTo: location.pathname + location.search, keepsPage: true })
    },
  }
}
