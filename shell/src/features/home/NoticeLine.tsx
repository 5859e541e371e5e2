import type { HomeData } from '@plaza/contract/site'
import { Link } from '@plaza/facade/router'
import { Icon } from '@plaza/ui/icon'
import { useRef } from 'react'
import { noticePath } from '../../kernel/routes/paths'
import { useShellText } from '../../kernel/language/texts'
import { secondsFor } from './marquee-speed'
import { useMarquee } from './useMarquee'
import styles from './NoticeLine.module.css'

/** Announcements in one quiet scrolling line; a tap opens them (HOME-4). */
export function NoticeLine({ notices }: { notices: HomeData['notices'] }) {
  const t = useShellText()
  const titles = notices.map(({ title }) => title)
  const track = useRef<HTMLSpanElement>(null)
  useMarquee(track, secondsFor(titles))
  return (
    <Link to={noticePath} className={styles.line} aria-label={[t('home.notices'), ...titles].join(': ')}>
      <Icon name="megaphone" size={20} className={styles.icon} />
      {titles.length === 0 ? (
        <span className={styles.empty}>{t('home.noNotices')}</span>
      ) : (
        <span className={styles.window} aria-hidden>
          <span ref={track} className={styles.track}>
            {[0, 1].map((copy) => (
              <span key={copy} className={styles.titles}>
                {notices.map(({ id, title }) => (
                  <span key={id} className={styles.title}>
                    {title}
                  </span>
                ))}
              </span>
            ))}
          </span>
        </span>
      )}
      <Icon name="chevron-right" size={16} className={styles.arrow} />
    </Link>
  )
}
