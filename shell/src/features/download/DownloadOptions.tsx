import { buttonClass } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { Icon } from '@plaza/ui/icon'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useShell } from '../../kernel/page/context'
import { useFrontText } from '../../kernel/language/texts'
import { downloadLinks } from './links'
import { readPlatform } from './platform'
import styles from './DownloadOptions.module.css'

/** The links that this platform gets (DOWNLOAD-3); the first is the main one. */
export function DownloadOptions() {
  const t = useFrontText()
  const { settings } = useShell().page
  const [platform] = useState(readPlatform)
  const { android, ios, profile } = downloadLinks(settings, platform, localStorage.getItem('WEBCLIP'))
  const options = [
    { id: 'android', href: android, label: t('download.android'), detail: t('download.androidDetail') },
    { id: 'ios', href: ios, label: t('download.ios'), detail: t('download.iosDetail') },
    { id: 'profile', href: profile, label: t('download.profile'), detail: t('download.profileDetail') },
  ].filter((option) => option.href !== undefined)
  if (options.length === 0)
    return <EmptyState drawing="boat" title={t('download.none')} text={t('download.noneText')} />
  return (
    <Stack gap={24}>
      {options.map(({ id, href, label, detail }, index) => (
        <div key={id} className={styles.option}>
          <a
            href={href}
            // iOS installs a profile only from the page's own tab.
            target={id !== 'profile' && href?.startsWith('http') ? '_blank' : undefined}
            rel="noopener noreferrer"
            className={buttonClass({
              variant: index === 0 ? 'primary' : 'secondary',
              size: 'large',
              isBlock: true,
            })}
          >
            <Icon name={id === 'profile' ? 'phone' : 'download'} size={20} />
            <span>{label}</span>
          </a>
          <p className={styles.detail}>{detail}</p>
        </div>
      ))}
    </Stack>
  )
}
