import type { Banner } from '@plaza/contract/site'
import { Link } from '@plaza/facade/router'
import { Icon } from '@plaza/ui/icon'
import { Picture } from '@plaza/ui/picture'
import styles from './Banners.module.css'

export interface BannerSlideProps {
  banner: Banner
  isFirst: boolean
  /** A duplicate for the loop: not reachable by keyboard. */
  isCopy?: boolean
}

/** One banner: an image, a headline, a line, and one call to action when it has a link. */
export function BannerSlide({ banner, isFirst, isCopy = false }: BannerSlideProps) {
  const { link, headline, line, call } = banner
  const content = (
    <>
      <Picture
        artwork={banner.url}
        size="banner"
        tint={banner.tint}
        alt=""
        loading={isFirst ? 'first' : 'lazy'}
        className={styles.art}
      />
      <span className={styles.texts}>
        <span className={styles.headline}>{headline}</span>
        {line && <span className={styles.line}>{line}</span>}
        {link !== undefined && call && (
          <span className={styles.call}>
            <span>{call}</span>
            <Icon name="chevron-right" size={16} />
          </span>
        )}
      </span>
    </>
  )
  if (link === undefined) return <div className={styles.slide}>{content}</div>
  return (
    <Link to={link} className={styles.slide} tabIndex={isCopy ? -1 : undefined}>
      {content}
    </Link>
  )
}
