import { sendDepositProofsCall, depositProofsCall } from '@plaza/contract/money'
import { CallError, useCall, useCallMutation, useClient } from '@plaza/client'
import { sendPictures, type SentBefore } from '@plaza/client/send-pictures'
import { useErrorText } from '@plaza/i18n'
import { Notice } from '@plaza/money'
import { Button } from '@plaza/ui/button'
import { Card } from '@plaza/ui/card'
import { Form } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { Upload, uploadLimits } from '@plaza/ui/upload'
import { useRef, useState } from 'react'
import { useDepositText } from '../../locales/deposit/texts'

export interface PaymentProofProps {
  /** Of the order. */
  id: string
  /** The order has pictures now. */
  onSent: () => void
}

/** Up to three pictures that prove a payment. A picture that is refused is named with its reason, the others are kept. */
export function PaymentProof({ id, onSent }: PaymentProofProps) {
  const t = useDepositText()
  const errorText = useErrorText()
  const { transport } = useClient()
  const sent = useCall(depositProofsCall, { params: { id } })
  const { mutateAsync } = useCallMutation(sendDepositProofsCall)
  const [files, setFiles] = useState<File[]>([])
  const [error, setError] = useState<string>()
  const [isSending, setSending] = useState(false)
  const known = useRef<SentBefore>(new Map())
  const count = sent.data?.uploads.length ?? 0
  const deliver = async () => {
    const pictures = await sendPictures(transport, files, known.current)
    if (pictures.refused) {
      const { file, failure } = pictures.refused
      return `${file.name}: ${errorText(failure.code, failure.value, failure)}`
    }
    try {
      await mutateAsync({ params: { id }, body: { uploads: pictures.ids } })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      return errorText(failure.code, failure.value, failure)
    }
    setFiles([])
    await sent.refetch()
    onSent()
    return undefined
  }
  const send = async () => {
    if (files.length === 0) return setError(t('deposit.proof.missing'))
    setError(undefined)
    setSending(true)
    setError(await deliver())
    setSending(false)
  }
  return (
    <Card>
      <Stack>
        {count > 0 && <Notice tone="info" title={t('deposit.proof.received', { count })} />}
        {count < uploadLimits.files && (
          <Form onSend={() => void send()}>
            <Upload
              label={t('deposit.proof.label')}
              files={files}
              onChange={(next) => {
                setFiles(next)
                setError(undefined)
              }}
              error={error}
              isDisabled={isSending}
              mostFiles={uploadLimits.files - count}
            />
            <Button type="submit" isBlock icon="send" isBusy={isSending}>
              {t('deposit.proof.send')}
            </Button>
          </Form>
        )}
      </Stack>
    </Card>
  )
}
