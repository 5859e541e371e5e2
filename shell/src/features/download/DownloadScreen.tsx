import { Page, Section } from '@plaza/ui/page'
import { useState, useSyncExternalStore } from 'react'
import { useShell } from '../../kernel/page/context'
import { useFrontText } from '../../kernel/language/texts'
import { guideFor } from './install-guide/guide-for'
import { InstallGuide } from './install-guide/InstallGuide'
import { installOffer } from './install-guide/install-prompt'
import { AppIcon } from './AppIcon'
import { DownloadOptions } from './DownloadOptions'
import { readPlatform } from './platform'
import styles from './DownloadScreen.module.css'

/** The downloads as a page, /m/download, with the add-to-home-screen guide where the platform has one. */
export function DownloadScreen() {
  const t = useFrontText()
  const { merchantName } = useShell().page.settings
  const [platform] = useState(readPlatform)
  const canInstall = useSyncExternalStore(installOffer.subscribe, installOffer.getState)
  return (
    <Page>
      <div className={styles.head}>
        <AppIcon isLarge />
        <h2 className={styles.title}>{t('download.title', { merchant: merchantName })}</h2>
        <p className={styles.detail}>{t('download.detail')}</p>
      </div>
      <DownloadOptions />
      {guideFor(platform, canInstall) !== 'none' && (
        <Section title={t('guide.title', { merchant: merchantName })}>
          <InstallGuide />
        </Section>
      )}
    </Page>
  )
}
