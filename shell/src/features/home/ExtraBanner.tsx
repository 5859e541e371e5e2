import { localized } from '@plaza/contract'
import { useLanguage } from '@plaza/i18n'
import { useShell } from '../../app/context'
import { BannerSlide } from './BannerSlide'
import styles from './Banners.module.css'

/** The merchant's extra banner, below the games (spec §2 Home); nothing where it has none. */
export function ExtraBanner() {
  const language = useLanguage()
  const { extraBanner } = useShell().page.settings
  if (!extraBanner) return null
  const { headline, ...picture } = extraBanner
  const banner = { id: 'extra', ...picture, headline: localized(headline, language), line: '', call: '' }
  return (
    <div className={styles.banners}>
      <div className={styles.rail}>
        <div className={styles.cell}>
          <BannerSlide banner={banner} isFirst={false} />
        </div>
      </div>
    </div>
  )
}
