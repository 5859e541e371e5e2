import { gameTypes } from '@plaza/contract/play'
import { buttonClass } from '@plaza/ui/button'
import { Part, value, Without } from '@plaza/ui/first-view'
import { GameGrid, GameTile, type GameTileProps } from '@plaza/ui/game-tile'
import { Icon } from '@plaza/ui/icon'
import { PictureBase } from '@plaza/ui/picture'
import { Rail, type RailItem, type RailProps } from '@plaza/ui/rail'
import { categoryIcon } from '../../catalogue/categories'
import { useHomeText } from '../../locales/home/texts'
import { searchAddress } from '../../play/search-address'
import { centres } from './centres'
import { listAddress } from './list-address'
import styles from './HomeGames.module.css'

const nothing = () => undefined

/** The popular games as a template: the categories, and the tiles of the first one (EDGE-7, HOME-8). */
export function HomeGamesView() {
  const t = useHomeText()
  const name = t('categories.HOT')
  return (
    <PictureBase value={value('imageCdn')}>
      <section className={styles.games} aria-label={t('games.title')}>
        <Rail isSticky label={t('categories.label')} items={useCategories()} value="HOT" onChange={nothing} />
        <div className={styles.heading}>
          <h2 className={styles.title}>{name}</h2>
          <div className={styles.ways}>
            <a href={searchAddress} className={styles.find} aria-label={t('home.search')}>
              <Icon name="search" size={20} />
            </a>
            <Part of="hasGames">
              <a
                href={listAddress('HOT', null)}
                className={`${buttonClass({ variant: 'quiet', size: 'small' })} ${styles.seeAll}`}
                aria-label={t('home.seeAllOf', { category: name })}
              >
                {t('home.seeAll')}
              </a>
            </Part>
          </div>
        </div>
        <Part of="hasGames">
          <GameGrid>
            <Part of="games">
              <TileView loading="near" />
            </Part>
            <Part of="laterGames">
              <TileView loading="lazy" />
            </Part>
          </GameGrid>
        </Part>
        <Without of="hasGames">
          <p className={styles.empty}>{t('home.empty')}</p>
        </Without>
        <a href={centres.HOT.path} className={buttonClass({ isBlock: true })}>
          {t(centres.HOT.label)}
        </a>
      </section>
    </PictureBase>
  )
}

/** Every category, as a list that the rail can map; each is drawn where the document has it. */
function useCategories(): RailProps['items'] {
  const t = useHomeText()
  const map = (draw: (item: RailItem, index: number) => React.ReactNode) => (
    <Part of="categories">
      {(['HOT', ...gameTypes] as const).map((id, index) => (
        <Part key={id} of={`category.${id}`}>
          {draw({ id, label: t(`categories.${id}`), icon: categoryIcon(id) }, index)}
        </Part>
      ))}
    </Part>
  )
  return { map } as unknown as RailProps['items']
}

const badges = ['new', 'exclusive', 'jackpot'] as const

/** One game. In the list of hot games their badge would carry no information. */
function TileView({ loading }: Pick<GameTileProps, 'loading'>) {
  const t = useHomeText()
  const tile = (props: Partial<GameTileProps>) => (
    <GameTile
      id={value('node') as unknown as number}
      name={value('game')}
      vendor={value('vendor')}
      artwork={value('artwork')}
      tint=""
      onOpen={nothing}
      onFavourite={nothing}
      loading={loading}
      {...props}
    />
  )
  return (
    <>
      <Part of="isClosed">{tile({ unavailable: t('tile.unavailable') })}</Part>
      <Without of="isClosed">
        {badges.map((badge) => (
          <Part key={badge} of={`badge.${badge}`}>
            {tile({ badge })}
          </Part>
        ))}
        <Part of="isPlain">{tile({})}</Part>
      </Without>
    </>
  )
}
