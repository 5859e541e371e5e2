import { useCallMutation, useForget } from '@plaza/client'
import { freezeRequestCall, longestFreezeReason, teamMemberCall } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { TextAreaField } from '@plaza/ui/field'
import { Form, FormFoot } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { useTeamListText } from '../../locales/team-list/texts'

/** Asks customer service to freeze an account of the team; an operator decides (TEAM-12). */
export function FreezeForm({ account, onEnd }: { account: string; onEnd: () => void }) {
  const t = useTeamListText()
  const { events } = useRemote()
  const errorText = useErrorText()
  const forget = useForget()
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const asking = useCallMutation(freezeRequestCall)
  const { error } = asking
  const send = () => {
    setTried(true)
    if (reason.trim() === '') return
    asking.mutate(
      { body: { account, reason } },
      {
        onSuccess: () => {
          events.say('toast', { kind: 'success', text: t('teamList.freezeAsked') })
          onEnd()
        },
        onSettled: () => forget(teamMemberCall),
      },
    )
  }
  return (
    <Form onSend={send}>
      <Stack gap={12}>
        <p>{t('teamList.freezeText', { account })}</p>
        <TextAreaField
          label={t('teamList.reason')}
          maxLength={longestFreezeReason}
          value={reason}
          onChange={setReason}
          error={isTried && reason.trim() === '' ? t('teamList.textMissing') : null}
        />
        <FormFoot
          problem={error ? { text: errorText(error.code, error.value, error) } : undefined}
          isPending={asking.isPending}
        >
          {t('teamList.askFreeze')}
        </FormFoot>
        <Button isBlock variant="quiet" isDisabled={asking.isPending} onClick={onEnd}>
          {t('teamList.cancel')}
        </Button>
      </Stack>
    </Form>
  )
}
