import { Button, buttonClass } from '@plaza/ui/button'
import { Stack } from '@plaza/ui/page'
import { useSyncExternalStore, useState } from 'react'
import { useShell } from '../../../kernel/page/context'
import { useFrontText } from '../../../kernel/language/texts'
import { downloadLinks } from '../links'
import { readPlatform } from '../platform'
import { guideFor, isOlderThanRecommended } from './guide-for'
import { GuideStep } from './GuideStep'
import { install, installOffer } from './install-prompt'
import styles from './InstallGuide.module.css'

interface Props {
  /** Called when the person asks the browser to install the site. When it is given, only the guide is shown. */
  onDone?: () => void
}

/** Explains how to add the site to this device's home screen (DOWNLOAD-4); nothing where that is impossible. */
export function InstallGuide({ onDone }: Props) {
  const t = useFrontText()
  const { settings } = useShell().page
  const [platform] = useState(readPlatform)
  const canInstall = useSyncExternalStore(installOffer.subscribe, installOffer.getState)
  const guide = guideFor(platform, canInstall)
  const look = { variant: onDone ? 'primary' : 'secondary', size: 'large', isBlock: true } as const
  const { profile } = downloadLinks(settings, platform, localStorage.getItem('WEBCLIP'))
  switch (guide) {
    case 'none':
      return null
    case 'use-safari':
      return <p className={styles.text}>{t('guide.useSafari')}</p>
    case 'install':
      return (
        <Button
          {...look}
          icon="download"
          onClick={() => {
            void install()
            onDone?.()
          }}
        >
          {t('guide.install')}
        </Button>
      )
    case 'legacy':
      return (
        <Stack gap={16}>
          <p className={styles.text}>{t('guide.legacy')}</p>
          {profile !== undefined && (
            <a href={profile} className={buttonClass(look)}>
              {t('guide.installProfile')}
            </a>
          )}
          <p className={styles.note}>{t('guide.recommended')}</p>
        </Stack>
      )
    case 'share-sheet':
      return (
        <Stack gap={16}>
          <ol className={styles.steps}>
            <GuideStep drawing="share" text={t('guide.share')} />
            <GuideStep drawing="add" text={t('guide.add')} />
            <GuideStep drawing="done" text={t('guide.done')} />
          </ol>
          {isOlderThanRecommended(platform) && <p className={styles.note}>{t('guide.recommended')}</p>}
        </Stack>
      )
  }
}
