import type { Device, MemberSession } from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { IconButton } from '@plaza/ui/icon-button'
import { ListRow } from '@plaza/ui/list-row'
import { useMemberText } from '../../texts'
import css from './SessionRow.module.css'

const icons: Record<Device['kind'], string> = {
  phone: 'phone',
  tablet: 'phone',
  computer: 'tv',
  unknown: 'help',
}

export interface SessionRowProps {
  session: MemberSession
  isEnding?: boolean
  /** Signs it out; absent for the device that is looking. */
  onEnd?: () => void
}

/** One device: what it is, when it was used last and from where, since when it is signed in. */
export function SessionRow({ session, isEnding = false, onEnd }: SessionRowProps) {
  const t = useMemberText()
  const { dateTime, relative } = useFormats()
  const { timeZone, serverNow } = useRemote()
  const { device, address, beganAt, seenAt, isCurrent } = session
  const name = [device.browser, device.system].filter(Boolean).join(' · ') || t('sessions.unknown')
  return (
    <ListRow
      icon={icons[device.kind]}
      title={<bdi>{name}</bdi>}
      detail={
        <span className={css.lines}>
          <span>
            {isCurrent ? t('sessions.now') : t('sessions.seen', { time: relative(seenAt, serverNow()) })}
            {' · '}
            <bdi>{address}</bdi>
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
