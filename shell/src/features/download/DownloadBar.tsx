import { localized } from '@plaza/contract/kernel'
import { useLanguage, useText } from '@plaza/i18n'
import { buttonClass } from '@plaza/ui/button'
import { IconButton } from '@plaza/ui/icon-button'
import { useShell } from '../../kernel/page/context'
import { useShellText } from '../../kernel/language/texts'
import { AppIcon } from './AppIcon'
import { needsSafari } from './offers-bar'
import type { Platform } from './platform'
import styles from './DownloadBar.module.css'

interface Props {
  platform: Platform
  onClose: () => void
}

/** App icon, description, Download, close; in the merchant's colours (DOWNLOAD-1). */
export function DownloadBar({ platform, onClose }: Props) {
  const t = useShellText()
  const ui = useText('ui')
  const { events, page } = useShell()
  const { mobileTemplate, merchantName } = page.settings
  const { app_background: background, app_desc, app_desc_font_color: color } = mobileTemplate
  const language = useLanguage()
  const description = typeof app_desc === 'string' ? app_desc : localized(app_desc, language)
  const download = () => {
    // On iOS only Safari can install, so other browsers show a hint (DOWNLOAD-2).
    if (needsSafari(platform))
      events.say('dialog', { title: t('download.safariTitle'), text: t('download.safariText') })
    else events.say('download:open', {})
  }
  return (
    <aside
      className={styles.bar}
      aria-label={t('download.bar')}
      style={{ ...(background && { background }), ...(color && { color }) }}
    >
      <AppIcon />
      <p className={styles.text}>{description || t('download.text', { merchant: merchantName })}</p>
      <button type="button" className={buttonClass({ size: 'small' })} onClick={download}>
        {t('download.get')}
      </button>
      <IconButton icon="x" label={ui('close')} size={20} className={styles.close} onClick={onClose} />
    </aside>
  )
}
