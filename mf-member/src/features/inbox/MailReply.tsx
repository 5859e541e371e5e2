import { useCallMutation } from '@plaza/client'
import { charactersIn, cleanTyped } from '@plaza/contract/kernel'
import { longestReply, replyMailCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { TextAreaField } from '@plaza/ui/field'
import { Form, FormProblem } from '@plaza/ui/form'
import { useInboxText } from '../../locales/inbox/texts'
import { beginToSend, replyArrived, useReplyDraft, writeReply } from './reply-drafts'

/**
 * Replies to a mail of the member's agent, once however often it is pressed; what could not be sent stays, also while other
 * mail is read (INBOX-1).
 */
export function MailReply({ id }: { id: string }) {
  const t = useInboxText()
  const { events } = useRemote()
  const errorText = useErrorText()
  const reply = useCallMutation(replyMailCall)
  const draft = useReplyDraft(id)
  const content = draft?.content ?? ''
  const count = charactersIn(cleanTyped(content))
  const failure = reply.error
  const send = async () => {
    if (!draft || count === 0 || count > longestReply) return
    const sending = beginToSend(id, draft)
    try {
      await reply.mutateAsync({ params: { id }, body: { key: sending.key, content } })
    } catch {
      // The form says what failed.
      return
    }
    // Also when the mail was closed meanwhile.
    replyArrived(id, sending)
    events.say('toast', { kind: 'success', text: t('inbox.replied'), id: 'reply' })
  }
  return (
    <Form onSend={() => void send()}>
      {failure && <FormProblem text={errorText(failure.code, failure.value, failure)} />}
      <TextAreaField
        label={t('inbox.reply')}
        name="reply"
        rows={3}
        value={content}
        onChange={(text) => writeReply(id, text)}
        help={t('inbox.replyCount', { count, most: longestReply })}
        error={count > longestReply ? t('inbox.replyTooLong', { most: longestReply }) : undefined}
      />
      <Button type="submit" variant="primary" isBlock isBusy={reply.isPending} isDisabled={count === 0}>
        {t('inbox.sendReply')}
      </Button>
    </Form>
  )
}
