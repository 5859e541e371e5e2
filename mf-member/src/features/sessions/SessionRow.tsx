import type { MemberSession } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { IconButton } from '@plaza/ui/icon-button'
import { ListRow } from '@plaza/ui/list-row'
import { useSessionsText } from '../../locales/sessions/texts'
import { deviceIcons, deviceName } from '../../parts/device-name'
import css from './SessionRow.module.css'

export interface SessionRowProps {
  session: MemberSession
  isEnding?: boolean
  /** Signs the device out; absent for the device in use. */
  onEnd?: () => void
}

/** One device: its browser and system, its last use with time and place, and when it signed in. */
export function SessionRow({ session, isEnding = false, onEnd }: SessionRowProps) {
  const t = useSessionsText()
  const { dateTime, relative } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const { device, address, beganAt, seenAt, isCurrent } = session
  const name = deviceName(device) || t('sessions.unknown')
  return (
    <ListRow
      icon={deviceIcons[device.kind]}
      title={<bdi translate="no">{name}</bdi>}
      detail={
        <span className={css.lines}>
          <span>
            <span>
              {isCurrent ? t('sessions.now') : t('sessions.seen', { time: relative(seenAt, serverNow()) })}
            </span>
            {' · '}
            <bdi translate="no">{address}</bdi>
          </span>
          <span>{t('sessions.began', { time: dateTime(beganAt, { timeZone }) })}</span>
        </span>
      }
      end={
        onEnd && (
          <IconButton
            icon="log-out"
            label={t('sessions.end', { device: name })}
            aria-disabled={isEnding || undefined}
            onClick={() => !isEnding && onEnd()}
          />
        )
      }
    />
  )
}
