import type { Page } from '../../kernel/routes/current-page'
import { useTrail } from '../../kernel/routes/trail'
import { useSignedOutElsewhere } from '../../kernel/session/useSignedOutElsewhere'
import { useFreshRemote } from './useFreshRemote'

/** Draws nothing: follows the present place for the trail, a sign-out elsewhere and a newer release (SESSION-2, REMOTE-8). */
export function PageFollower({ page }: { page: Page }) {
  useTrail()
  useSignedOutElsewhere()
  useFreshRemote(page)
  return null
}
