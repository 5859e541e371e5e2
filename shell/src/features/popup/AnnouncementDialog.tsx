import { Dialog } from '@plaza/ui/dialog'
import { RichText } from '@plaza/ui/rich-text'
import { useFrontText } from '../../kernel/language/texts'
import { AnnouncementFoot } from './AnnouncementFoot'
import type { PopupState } from './popup-machine'
import styles from './AnnouncementDialog.module.css'

interface Props {
  state: PopupState
  onTurn: (by: 1 | -1) => void
  onClose: () => void
  /** Called after the closing animation. */
  onClosed: () => void
  /** Called with a path inside the site that is navigated to; the dialog closes as well. */
  onFollow: (path: string) => void
}

/** One announcement at a time (POPUP-1): title, rich text, previous, next, and its link. */
export function AnnouncementDialog({ state, onTurn, onClose, onClosed, onFollow }: Props) {
  const t = useFrontText()
  const shown = state.list[state.index]
  if (!shown) return null
  return (
    <Dialog
      isOpen={state.phase === 'open'}
      title={shown.title}
      hasClose
      takesFocus
      onClose={onClose}
      onClosed={onClosed}
      actions={<AnnouncementFoot state={state} onTurn={onTurn} onFollow={onFollow} />}
    >
      {/* Keyed, so that each announcement starts at its top. It is scrollable by keyboard. */}
      <div
        key={state.index}
        role="group"
        aria-label={t('popup.text')}
        tabIndex={0}
        className={styles.content}
      >
        <RichText html={shown.content} onLink={onFollow} />
      </div>
    </Dialog>
  )
}
