import { Icon } from '@plaza/ui/icon'
import { useMemberCentreText } from '../../locales/member-centre/texts'
import { useOpen } from './useOpen'
import css from './GuestCard.module.css'

/** Replaces the member info card for a visitor and opens the login dialog (MEMBER-1). */
export function GuestCard() {
  const t = useMemberCentreText()
  const open = useOpen()
  return (
    <button type="button" className={css.guest} onClick={() => open('/m/member/home')}>
      <span className={css.face}>
        <Icon name="user" size={32} />
      </span>
      <span className={css.texts}>
        <span className={css.title}>{t('memberCentre.guest.title')}</span>
        <span className={css.text}>{t('memberCentre.guest.text')}</span>
      </span>
      <Icon name="chevron-right" size={20} className={css.arrow} />
    </button>
  )
}
