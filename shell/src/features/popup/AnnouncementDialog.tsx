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
  /** After its closing animation. */
  onClosed: () => void
  /** A path inside the site is to be gone to; it closes as well. */
  onFollow: (path: string) => void
}

/** One announcement at a time (POPUP-1): title, rich text, previous and next, where it leads. */
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
      {/* Keyed, so that each begins at its top. It scrolls by keyboard too. */}
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
