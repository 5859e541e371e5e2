import card from './LotteryCard.module.css'
import tile from './LotteryTile.module.css'

/** Places of cards while they load. */
export const CardsWaiting = ({ count }: { count: number }) => (
  <div className={card.list} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={card.skeleton} />
    ))}
  </div>
)

/** Places of tiles while they load. */
export const TilesWaiting = ({ count }: { count: number }) => (
  <div className={tile.grid} aria-hidden>
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={tile.skeleton} />
    ))}
  </div>
)
