import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { useLocation } from '@plaza/facade/router'
import { useEffect, useMemo, useState } from 'react'
import { GameBar } from './GameBar'
import styles from './GamePage.module.css'
import { goBack } from './go-back'
import { newGameSession, gameSessionOfEntry } from './kept-game-session'
import { LaunchFailure } from './LaunchFailure'
import { pageBackOf, parseLaunchQuery, type LaunchQuery } from './launch-query'
import { NoSession } from './NoSession'
import { OpenGame } from './OpenGame'
import { useElsewhere } from './useElsewhere'
import { useNoteTile } from './useNoteTile'

/** `/m/launchGame`: the page on which games run (LAUNCH-1). */
export function LaunchScreen() {
  const { events, navigate } = useRemote()
  const { session } = useStoreValue(events.session)
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const query = useMemo(() => parseLaunchQuery(params), [params])
  const [hadSession, setHadSession] = useState(false)
  if (session && !hadSession) setHadSession(true)
  const [isOnBreak, setOnBreak] = useState(false)
  useEffect(() => events.on('session:ended', ({ by }) => setOnBreak(by === 'break')), [events])
  const elsewhere = useElsewhere(params)
  const noteTile = useNoteTile()
  useEffect(() => {
    if (elsewhere === undefined) return
    noteTile(params)
    navigate(elsewhere, { replace: true })
  }, [elsewhere, navigate, noteTile, params])
  if (elsewhere !== undefined) return null
  if (query && session)
    return (
      <Place key={`${session.userName} ${search}`} account={session.userName} search={search} query={query} />
    )
  const back = () => goBack(pageBackOf(params.get('pageBack')), navigate)
  return (
    <div className={styles.page} data-game-page="closed">
      <GameBar game={undefined} play={undefined} isDemo={false} items={[]} onBack={back} />
      {session ? (
        <LaunchFailure code="game.not.found" game={undefined} mode="real" onAgain={back} onBack={back} />
      ) : (
        <NoSession hadSession={hadSession} isOnBreak={isOnBreak} onBack={back} />
      )}
    </div>
  )
}

/** One history entry: its game session, or a new one after that has ended. */
function Place({ account, search, query }: { account: string; search: string; query: LaunchQuery }) {
  const [kept, setKept] = useState(() => gameSessionOfEntry(account, search))
  return (
    <OpenGame
      key={kept.intent}
      kept={kept}
      query={query}
      onAgain={() => setKept(newGameSession(account, search))}
    />
  )
}
