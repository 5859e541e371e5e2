import type { Banner } from '@plaza/contract/site'
import { useRef, useState } from 'react'
import { useShellText } from '../../kernel/language/texts'
import { useIsShown } from '../../parts/slot/useIsShown'
import { BannerSlide } from './BannerSlide'
import { slideAt } from './slide-at'
import { useBannerMotion } from './useBannerMotion'
import styles from './Banners.module.css'

/** In a loop of fewer, one that goes out of view would have to come in at the same time; they are shown twice. */
const leastInLoop = 4
/** The first and the one that peeks. */
const inView = 2

/** The banners in a rail that snaps, neighbours peeking; a carousel with dots when there are several (HOME-2). */
export function Banners({ banners }: { banners: readonly Banner[] }) {
  const t = useShellText()
  const [current, setCurrent] = useState(0)
  const frame = useRef<HTMLDivElement>(null)
  const motion = useBannerMotion(banners.length > 1)
  const drawn = useIsShown() ? banners : banners.slice(0, inView)
  const copies = motion && banners.length < leastInLoop ? [0, 1] : [0]
  return (
    <section className={styles.banners} aria-label={t('home.banners')}>
      <div ref={frame} className={styles.frame}>
        <ul
          role="list"
          className={styles.rail}
          data-carousel
          onScroll={({ currentTarget: { scrollLeft, scrollWidth, clientWidth } }) =>
            setCurrent(slideAt({ scrollLeft, scrollWidth, clientWidth }, banners.length))
          }
        >
          {copies.flatMap((copy) =>
            drawn.map((banner, index) => (
              <li key={`${copy}-${banner.id}`} className={styles.cell} aria-hidden={copy > 0 || undefined}>
                <BannerSlide banner={banner} isFirst={copy + index === 0} isCopy={copy > 0} />
              </li>
            )),
          )}
        </ul>
      </div>
      {motion ? (
        <motion.Controls
          frame={frame}
          headlines={banners.map(({ headline }) => headline)}
          sinceMs={motion.sinceMs}
        />
      ) : (
        banners.length > 1 && (
          <div className={styles.dots} aria-hidden>
            {banners.map(({ id }, index) => (
              <span key={id} className={index === current ? `${styles.dot} ${styles.on}` : styles.dot} />
            ))}
          </div>
        )
      )}
    </section>
  )
}
