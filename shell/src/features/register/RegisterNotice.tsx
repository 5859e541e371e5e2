import { useCall } from '@plaza/client'
import { announcementsCall } from '@plaza/contract/site'
import { useNavigate } from '@plaza/facade/router'
import { useLanguage } from '@plaza/i18n'
import { Icon } from '@plaza/ui/icon'
import { RichText } from '@plaza/ui/rich-text'
import { useShell } from '../../kernel/page/context'
import styles from './RegisterNotice.module.css'

/** The merchant's announcement on the registration page (NOTICE-1); nothing without one. */
export function RegisterNotice() {
  const { page } = useShell()
  const navigate = useNavigate()
  const language = useLanguage()
  const merchantCode = page.plan.merchant
  const { data } = useCall(announcementsCall, {
    query: { types: 'B', groupName: 'm_reg', platform: 'M', merchantCode, token: '', language },
  })
  if (!data || data.announcements.length === 0) return null
  return (
    <div className={styles.notices}>
      {data.announcements.map(({ id, title, content }) => (
        <details key={id} className={styles.notice}>
          <summary className={styles.title}>
            <Icon name="megaphone" size={20} className={styles.icon} />
            <span className={styles.text}>{title}</span>
            <Icon name="chevron-down" size={16} className={styles.arrow} />
          </summary>
          <div className={styles.content}>
            <RichText html={content} isSmall onLink={(path) => void navigate(path)} />
          </div>
        </details>
      ))}
    </div>
  )
}
