import { useCallMutation } from '@plaza/client'
import { longestTeamMessage, teamMessageCall } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { TextAreaField } from '@plaza/ui/field'
import { Form, FormFoot } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useTeamListText } from '../../locales/team-list/texts'

/** Writes to somebody directly below: a mail that can be replied to (TEAM-12). */
export function MessageForm({ account, onEnd }: { account: string; onEnd: () => void }) {
  const t = useTeamListText()
  const { events } = useRemote()
  const errorText = useErrorText()
  const [content, setContent] = useState('')
  const [isTried, setTried] = useState(false)
  // One key for each message, however often it is sent.
  const [key] = useState(() => crypto.randomUUID())
  const sending = useCallMutation(teamMessageCall)
  const { error } = sending
  const send = () => {
    setTried(true)
    if (content.trim() === '') return
    sending.mutate(
      { body: { account, content, key } },
      {
        onSuccess: () => {
          events.say('toast', { kind: 'success', text: t('teamList.messageSent') })
          onEnd()
        },
      },
    )
  }
  return (
    <Form onSend={send}>
      <Stack gap={12}>
        <TextAreaField
          label={t('teamList.message')}
          maxLength={longestTeamMessage}
          value={content}
          onChange={setContent}
          error={isTried && content.trim() === '' ? t('teamList.textMissing') : null}
        />
        <FormFoot
          problem={error ? { text: errorText(error.code, error.value, error) } : undefined}
          isPending={sending.isPending}
        >
          {t('teamList.send')}
        </FormFoot>
        <Button isBlock variant="quiet" isDisabled={sending.isPending} onClick={onEnd}>
          {t('teamList.cancel')}
        </Button>
      </Stack>
    </Form>
  )
}
