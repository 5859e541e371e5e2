import { useText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { useFrontText } from '../../kernel/language/texts'
import { popupEnds, type PopupState } from './popup-machine'
import styles from './AnnouncementDialog.module.css'

interface Props {
  state: PopupState
  onTurn: (by: 1 | -1) => void
  onFollow: (path: string) => void
}

/** The link of an announcement and the buttons for previous and next, disabled at the ends (POPUP-1). */
export function AnnouncementFoot({ state, onTurn, onFollow }: Props) {
  const t = useFrontText()
  const ui = useText('ui')
  const { list, index } = state
  const isOpen = useOpenPaths()
  const { hasPrevious, hasNext } = popupEnds(state)
  const goTo = list[index]?.goTo
  return (
    <div className={styles.foot}>
      {goTo !== undefined && isOpen(goTo) && (
        <Button variant="primary" size="large" isBlock onClick={() => onFollow(goTo)}>
          {t('popup.goTo')}
        </Button>
      )}
      <div className={styles.turn}>
        <Button icon="chevron-left" isDisabled={!hasPrevious} onClick={() => onTurn(-1)}>
          {ui('previous')}
        </Button>
        <p className={styles.place} aria-live="polite">
          {t('popup.place', { at: index + 1, of: list.length })}
        </p>
        <Button iconEnd="chevron-right" isDisabled={!hasNext} onClick={() => onTurn(1)}>
          {ui('next')}
        </Button>
      </div>
    </div>
  )
}
