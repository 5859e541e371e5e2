import { DialogPlace } from './DialogPlace'
import { ReauthPlace } from './ReauthPlace'
import { SessionNotices } from './SessionNotices'
import { ToastPlace } from './ToastPlace'

/** What lies over the page: toasts, dialogs, what is said about the session. Their code comes with their first use. */
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
