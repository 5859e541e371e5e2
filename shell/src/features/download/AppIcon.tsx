import { appIconUrl } from '@plaza/contract/site'
import { useShell } from '../../kernel/page/context'
import { resourceUrl } from './links'
import styles from './AppIcon.module.css'

/** A complete image address; any other value is the base address of an icon's sizes. */
const isFile = /\.(?:png|webp|avif|jpe?g|svg)$/i

/** The merchant's app icon (resource AppDownloadIcon), or the merchant's initial without one. */
export function AppIcon({ isLarge = false }: { isLarge?: boolean }) {
  const { settings, imageCdn } = useShell().page
  const icon = resourceUrl(settings, 'AppDownloadIcon')
  const className = isLarge ? `${styles.icon} ${styles.large}` : styles.icon
  const address = icon && (isFile.test(icon) ? icon : appIconUrl(icon, 'any', isLarge ? 192 : 48))
  const edge = isLarge ? 88 : 36
  return (
    <span className={className} aria-hidden>
      <span>{settings.merchantName.slice(0, 1)}</span>
      {address && (
        <img src={(address.startsWith('/') ? imageCdn : '') + address} width={edge} height={edge} alt="" />
      )}
    </span>
  )
}
