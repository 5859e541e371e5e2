import type { Mail } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Badge } from '@plaza/ui/badge'
import { ListRow } from '@plaza/ui/list-row'
import { useInboxText } from '../../locales/inbox/texts'
import css from './MailRow.module.css'

export interface MailRowProps {
  mail: Mail
  /** Whether it is selected, while mails are selected. */
  isSelected: boolean | undefined
  onPress: () => void
}

/** A mail in the list: what it is about, from whom and when; one that is not read has a dot and stands out. */
export function MailRow({ mail: { title, sender, sentAt, isRead }, isSelected, onPress }: MailRowProps) {
  const t = useInboxText()
  const { relative } = useFormats()
  const { serverNow } = useRemote()
  return (
    <ListRow
      icon="mail"
      title={
        <span className={isRead ? css.read : undefined}>
          {!isRead && <Badge count={1} isDot label={t('inbox.unread')} />} <bdi translate="yes">{title}</bdi>
        </span>
      }
      detail={t('inbox.detail', { sender, time: relative(sentAt, serverNow()) })}
      isSelected={isSelected}
      onPress={onPress}
    />
  )
}
