import { DialogPlace } from './DialogPlace'
import { ReauthPlace } from './ReauthPlace'
import { SessionNotices } from './SessionNotices'
import { ToastPlace } from './ToastPlace'

/** Overlays of the page: toasts, dialogs, messages about the session. Their code loads with their first use. */
export function Overlays() {
  return (
    <>
      <ToastPlace />
      <DialogPlace />
      <ReauthPlace />
      <SessionNotices />
    </>
  )
}
