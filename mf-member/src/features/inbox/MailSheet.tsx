import type { Mail } from '@plaza/contract/site'
import { longestFeedbackReference } from '@plaza/contract/site'
import { useAvailablePaths, useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Stack } from '@plaza/ui/page'
import { RichText } from '@plaza/ui/rich-text'
import { Sheet } from '@plaza/ui/sheet'
import { useInboxText } from '../../locales/inbox/texts'
import type { ItemSheetProps } from '../../parts/useAddressedSheet'
import { MailReply } from './MailReply'
import { MailReward } from './MailReward'

const feedbackPath = '/m/feedback'

/**
 * A mail in full with its reward, and a reply: to the agent above, or by feedback about it to customer service, which answers it
 * as a case. Its code loads when the first mail is opened.
 */
export function MailSheet({ item, isOpen, onClose }: ItemSheetProps<Mail>) {
  const { id, kind, title, sender, sentAt, content, reward, canReply = false } = item
  const t = useInboxText()
  const { dateTime } = useFormats()
  const { navigate, timeZone } = useRemote()
  const time = dateTime(sentAt, { timeZone })
  const hasService = useAvailablePaths().has(feedbackPath) && kind !== 'agent'
  const about = encodeURIComponent(title.slice(0, longestFeedbackReference))
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={title} detail={t('inbox.detail', { sender, time })}>
      <Stack>
        <RichText html={content} onLink={navigate} />
        {reward && <MailReward {...reward} />}
        {canReply && <MailReply key={id} id={id} />}
        {hasService && (
          <Button isBlock icon="headset" onClick={() => navigate(`${feedbackPath}?reference=${about}`)}>
            {t('inbox.service')}
          </Button>
        )}
      </Stack>
    </Sheet>
  )
}
