import type { Page } from '../../kernel/routes/current-page'
import { useTrail } from '../../kernel/routes/trail'
import { useSignedOutElsewhere } from '../../kernel/session/useSignedOutElsewhere'
import { useFreshRemote } from './useFreshRemote'
import { usePageFocus } from './usePageFocus'

/** Draws nothing: follows the present place for the trail, a sign-out elsewhere, a newer release and the focus (SESSION-2, REMOTE-8, FRAME-24). */
export function PageFollower({ page }: { page: Page }) {
  useTrail()
  useSignedOutElsewhere()
  useFreshRemote(page)
  usePageFocus(page.id)
  return null
}
