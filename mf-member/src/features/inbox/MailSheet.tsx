import type { Mail } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { RichText } from '@plaza/ui/rich-text'
import { Sheet } from '@plaza/ui/sheet'
import { useInboxText } from '../../locales/inbox/texts'
import type { ItemSheetProps } from '../../parts/useAddressedSheet'

/** A mail in full. Its code loads when the first mail is opened. */
export function MailSheet({ item, isOpen, onClose }: ItemSheetProps<Mail>) {
  const { title, sender, sentAt, content } = item
  const t = useInboxText()
  const { dateTime } = useFormats()
  const { navigate, timeZone } = useRemote()
  const time = dateTime(sentAt, { timeZone })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} detail={t('inbox.detail', { sender, time })}>
      <RichText html={content} onLink={navigate} />
    </Sheet>
  )
}
