import type { ReleaseToken } from '@plaza/contract/release'
import { useState } from 'react'
import type { ApiError } from '../api/api-error'
import type { ReleaseApi } from '../api/release-api'
import { Console } from './Console'
import { SignIn } from './SignIn'

type Session =
  | { isIn: false; ended?: ApiError }
  /** Only the client's functions hold the token. */
  | { isIn: true; api: ReleaseApi; me: ReleaseToken }

/** The release console: sign-in, and the signed-in part until the token expires or the person signs out. */
export function App({ fetch, now }: { fetch: typeof globalThis.fetch; now: () => number }) {
  const [session, setSession] = useState<Session>({ isIn: false })
  if (!session.isIn)
    return (
      <SignIn
        fetch={fetch}
        ended={session.ended}
        onEnded={(api, ended) =>
          // A late answer to an earlier session does not end this one.
          setSession((current) => (current.isIn && current.api === api ? { isIn: false, ended } : current))
        }
        onSignedIn={(api, me) => setSession({ isIn: true, api, me })}
      />
    )
  return <Console api={session.api} me={session.me} now={now} onSignOut={() => setSession({ isIn: false })} />
}
