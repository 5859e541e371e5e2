import { useCallMutation } from '@plaza/client'
import { charactersIn, cleanTyped } from '@plaza/contract/kernel'
import { longestReply, replyMailCall } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { TextAreaField } from '@plaza/ui/field'
import { Form, FormProblem } from '@plaza/ui/form'
import { useState } from 'react'
import { useInboxText } from '../../locales/inbox/texts'
import { draftOf, keepDraft, type ReplyDraft } from './reply-drafts'

/**
 * Replies to a mail of the member's agent, once however often it is pressed; what could not be sent stays, also while other
 * mail is read (INBOX-1).
 */
export function MailReply({ id }: { id: string }) {
  const t = useInboxText()
  const { events } = useRemote()
  const errorText = useErrorText()
  const reply = useCallMutation(replyMailCall)
  const [draft, setDraft] = useState(() => draftOf(id))
  const { key, content } = draft
  const change = (next: ReplyDraft) => {
    setDraft(next)
    keepDraft(id, next)
  }
  const count = charactersIn(cleanTyped(content))
  const failure = reply.error
  const send = () => {
    if (count === 0 || count > longestReply) return
    const body = { key, content }
    reply.mutate(
      { params: { id }, body },
      {
        onSuccess: () => {
          change({ key: crypto.randomUUID(), content: '' })
          events.say('toast', { kind: 'success', text: t('inbox.replied'), id: 'reply' })
        },
      },
    )
  }
  return (
    <Form onSend={send}>
      {failure && <FormProblem text={errorText(failure.code, failure.value, failure)} />}
      <TextAreaField
        label={t('inbox.reply')}
        name="reply"
        rows={3}
        value={content}
        onChange={(text) => change({ key, content: text })}
        help={t('inbox.replyCount', { count, most: longestReply })}
        error={count > longestReply ? t('inbox.replyTooLong', { most: longestReply }) : undefined}
      />
      <Button type="submit" variant="primary" isBlock isBusy={reply.isPending} isDisabled={count === 0}>
        {t('inbox.sendReply')}
      </Button>
    </Form>
  )
}
