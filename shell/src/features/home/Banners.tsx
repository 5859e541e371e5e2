import type { Banner } from '@plaza/contract'
import { useRef, useState } from 'react'
import { useShellText } from '../../texts'
import { BannerSlide } from './BannerSlide'
import { slideAt } from './slide-at'
import styles from './Banners.module.css'

/** The banners in a rail that snaps, neighbours peeking; dots when there are several (spec §2 Home). */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useShellText()
  const [current, setCurrent] = useState(0)
  const rail = useRef<HTMLUListElement>(null)
  return (
    <section className={styles.banners} aria-label={t('home.banners')}>
      <ul
        ref={rail}
        role="list"
        className={styles.rail}
        onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
          setCurrent(slideAt({ scrollLeft, scrollWidth, clientWidth }, banners.length))
        }
      >
        {banners.map((banner, index) => (
          <li key={banner.id} className={styles.cell}>
            <BannerSlide banner={banner} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {banners.length > 1 && (
        <div className={styles.dots} aria-hidden>
          {banners.map(({ id }, index) => (
            <span key={id} className={index === current ? `${styles.dot} ${styles.on}` : styles.dot} />
          ))}
        </div>
      )}
    </section>
  )
}
