import { useCallMutation } from '@plaza/client'
import { askDeletionCall, dropDeletionCall, type Privacy } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { TextAreaField } from '@plaza/ui/field'
import { FormProblem } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { useState } from 'react'
import { usePrivacyText } from '../../locales/privacy/texts'

export interface DeletionProps {
  deletion: Privacy['deletion']
  onChanged: (privacy: Privacy) => void
}

/** Asks an operator to close the account and delete what is kept; the request can be taken back (RG-14). */
export function Deletion({ deletion, onChanged }: DeletionProps) {
  const t = usePrivacyText()
  const { timeZone } = useRemote()
  const { dateTime } = useFormats()
  const errorText = useErrorText()
  const ask = useCallMutation(askDeletionCall)
  const drop = useCallMutation(dropDeletionCall)
  const [reason, setReason] = useState('')
  const [isAsking, setAsking] = useState(false)
  const failure = ask.error ?? drop.error
  const isOpen = deletion?.state === 'open'
  const send = () =>
    ask.mutate({ body: { reason } }, { onSuccess: onChanged, onSettled: () => setAsking(false) })
  return (
    <Card>
      <Stack gap={12}>
        <h3>{t('privacy.deletionTitle')}</h3>
        {deletion && (
          <p role="status">
            {t(`privacy.states.${deletion.state}`, {
              time: dateTime(deletion.askedAt, { timeZone }),
              answer: deletion.answer,
            })}
          </p>
        )}
        {failure && failure.code !== 'reauth.required' && (
          <FormProblem text={errorText(failure.code, failure.value, failure)} />
        )}
        {isOpen ? (
          <Button
            isBlock
            isBusy={drop.isPending}
            onClick={() => drop.mutate({ body: {} }, { onSuccess: onChanged })}
          >
            {t('privacy.drop')}
          </Button>
        ) : (
          <>
            <p>{t('privacy.deletionText')}</p>
            <TextAreaField
              label={t('privacy.reason')}
              name="reason"
              isOptional
              rows={3}
              maxLength={500}
              value={reason}
              onChange={setReason}
            />
            <Button variant="danger" isBlock onClick={() => setAsking(true)}>
              {t('privacy.ask')}
            </Button>
          </>
        )}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={t('privacy.confirm')}
        text={t('privacy.confirmText')}
        confirm={t('privacy.ask')}
        cancel={t('privacy.cancel')}
        isDangerous
        isBusy={ask.isPending}
        onCancel={() => setAsking(false)}
        onConfirm={send}
      />
    </Card>
  )
}
