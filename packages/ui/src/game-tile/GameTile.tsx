import { useText } from '@plaza/i18n'
import { memo } from 'react'
import { Icon } from '../icon'
import { Picture, useTint, type PictureProps } from '../picture'
import { cx } from '../cx'
import css from './GameTile.module.css'

export type GameBadge = 'hot' | 'new' | 'exclusive' | 'jackpot'

/** Who may join a game's rooms: everybody for nothing, VIPs, whoever pays a fee. */
export type GameRoom = 'free' | 'vip' | 'paid'

export interface GameTileProps {
  /** The node id passed to the callbacks; on the element as `data-node`. */
  id: number
  name: string
  vendor: string
  /** Artwork path (`Game.iconUrl`) and its dominant colour. */
  artwork: string
  tint: string
  badge?: GameBadge
  room?: GameRoom
  /** Opens the game. Pass the same function at every render, so that a list renders only the tiles that change. */
  onOpen: (id: number) => void
  isFavourite?: boolean
  /** Toggles the favourite; without it there is no heart. Pass a stable function, as for `onOpen`. */
  onFavourite?: (id: number) => void
  /** Why the game can't be played now; the tile is grey and shows this text. */
  unavailable?: string
  loading?: PictureProps['loading']
}

/** Characters that always fit into three lines of a tile: only a longer name is cut off, because every cut costs a list a layer. */
const fitsTile = 24

/**
 * A game: artwork 3:4 with the name at the bottom of the tile (LOOK-3). Fills its cell of the grid. The whole tile opens the game;
 * its button is what keyboards and screen readers find.
 */
export const GameTile = memo(function GameTile(props: GameTileProps) {
  const {
    id,
    name,
    vendor,
    artwork,
    tint,
    badge,
    room,
    onOpen,
    isFavourite = false,
    onFavourite,
    unavailable,
    loading = 'lazy',
  } = props
  const t = useText('ui')
  const paint = useTint(tint)
  return (
    <article
      ref={paint}
      data-node={id}
      className={cx(css.tile, unavailable && css.unavailable)}
      onClick={() => onOpen(id)}
    >
      <Picture
        artwork={artwork}
        size="tile"
        alt=""
        loading={loading}
        className={cx(css.art, (loading === 'lazy' || unavailable) && css.layer)}
      />
      <div className={css.foot}>
        <button
          type="button"
          translate="no"
          className={cx(css.open, name.length > fitsTile && css.long)}
          aria-description={unavailable}
        >
          {name}
        </button>
        <span translate={unavailable === undefined ? 'no' : undefined} className={css.vendor}>
          {unavailable ?? vendor}
        </span>
      </div>
      {badge && <span className={cx(css.badge, css[badge])}>{t(`badge.${badge}`)}</span>}
      {room && <span className={css.badge}>{t(`room.${room}`)}</span>}
      {onFavourite && (
        <button
          type="button"
          className={css.heart}
          aria-pressed={isFavourite}
          aria-label={t(isFavourite ? 'favourite.remove' : 'favourite.add', { name })}
          onClick={(event) => {
            event.stopPropagation()
            onFavourite(id)
          }}
        >
          <Icon name="heart" size={20} isFilled={isFavourite} />
        </button>
      )}
    </article>
  )
})
