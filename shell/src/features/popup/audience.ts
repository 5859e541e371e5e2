import { memberTypes, type SessionInfo } from '@plaza/contract/identity'
import type { Announcement } from '@plaza/contract/site'

/**
 * Who is viewing: group A is signed in, group B is not; each group's closed announcements are stored separately
 * (POPUP-3).
 */
export type PopupGroup = 'A' | 'B'

/** The part of a session that decides which announcements pop up. */
export type PopupViewer = Pick<SessionInfo, 'firstTimeLogin' | 'type'> | null

/** The group of a viewer (POPUP-3). */
export const groupOf = (viewer: PopupViewer): PopupGroup => (viewer ? 'A' : 'B')

/**
 * The announcements that pop up for a viewer: execution A for the signed-in, F too on their first login, B for
 * visitors; one without an execution pops up for nobody (POPUP-3), and none for a trial account, which has no offers (TRIAL-3).
 */
export function popupsFor(announcements: readonly Announcement[], viewer: PopupViewer): Announcement[] {
  if (viewer?.type === memberTypes.trial) return []
  const executions: readonly (string | undefined)[] = viewer
    ? viewer.firstTimeLogin
      ? ['A', 'F']
      : ['A']
    : ['B']
  return announcements.filter(({ execution }) => executions.includes(execution))
}
