import { FailureCard } from '@plaza/ui/failure-card'
import { GameGrid } from '@plaza/ui/game-tile'
import { RailSkeleton } from '@plaza/ui/rail'
import type { ReactNode } from 'react'
import { useLoadedPart } from '../../parts/useLoadedPart'
import { useOnBreak } from '../../play/useOnBreak'
import { useHomeText } from '../../locales/home/texts'
import { LivePlace } from '../home-live/LivePlace'
import { PopularGamesView } from './PopularGamesView'
import { usePopularGames } from './usePopularGames'
import styles from './HomeGames.module.css'

// In the same file as the games, so that the place of the lotteries costs home no file of its own.
export { LotteryPlace } from '../home-lottery/LotteryPlace'

const loadMeanwhile = () => import('./HotMeanwhile').then((module) => module.HotMeanwhile)
const loadBreak = () => import('./BreakNote').then((module) => module.BreakNote)
const nothing = () => undefined

/** Popular games of home, in the slot `home.games@1` (HOME-8); none to a member who takes a break from play (RG-8). */
export function HomeGames() {
  const isOnBreak = useOnBreak()
  const Break = useLoadedPart(loadBreak, isOnBreak, nothing)
  return isOnBreak ? Break && <Break /> : <Games />
}

function Games() {
  const t = useHomeText()
  const { data: popular, error, isPending, refetch } = usePopularGames()
  const Meanwhile = useLoadedPart(loadMeanwhile, !popular, nothing)
  const meanwhile = (skeleton: ReactNode) => (Meanwhile ? <Meanwhile>{skeleton}</Meanwhile> : skeleton)
  return (
    <>
      <section className={styles.games} aria-label={t('games.title')} aria-busy={isPending}>
        {popular ? (
          <PopularGamesView popular={popular} error={error} onMissing={refetch} />
        ) : error ? (
          <>
            <FailureCard
              title={t('home.failed')}
              text={t('home.failedText')}
              reference={error.requestId}
              onRetry={() => void refetch()}
            />
            {meanwhile(null)}
          </>
        ) : (
          <>
            <RailSkeleton />
            {meanwhile(
              <>
                <div className={styles.heading} />
                <GameGrid pending={6} />
              </>,
            )}
          </>
        )}
      </section>
      {popular && <LivePlace />}
    </>
  )
}
