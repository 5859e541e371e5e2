import { localized } from '@plaza/contract/kernel'
import { useLanguage } from '@plaza/i18n'
import { useShell } from '../../kernel/page/context'
import { useOpenPaths } from '../../kernel/routes/useOpenPaths'
import { BannerSlide } from './BannerSlide'
import styles from './Banners.module.css'

/** The merchant's extra banner, below the games; nothing where the merchant has none or its page is unavailable. */
export function ExtraBanner() {
  const language = useLanguage()
  const { extraBanner } = useShell().page.settings
  const isOpen = useOpenPaths()
  if (!extraBanner || (extraBanner.link !== undefined && !isOpen(extraBanner.link))) return null
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
