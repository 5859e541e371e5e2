import { CallError, useCallMutation, useClient, useForget } from '@plaza/client'
import { sendPictures, type SentBefore } from '@plaza/client/send-pictures'
import {
  applyPromotionCall,
  longestAnswer,
  longestComment,
  promotionHistoryCall,
  promotionsCall,
  type ApplicationDraft,
} from '@plaza/contract/growth'
import { localized } from '@plaza/contract/kernel'
import { useRemote } from '@plaza/federation'
import { useErrorText, useLanguage } from '@plaza/i18n'
import { Card } from '@plaza/ui/card'
import { TextAreaField, TextField } from '@plaza/ui/field'
import { Form, FormProblem, Submit } from '@plaza/ui/form'
import { Upload } from '@plaza/ui/upload'
import { useRef, useState } from 'react'
import { usePromotionText } from '../../locales/promotion/texts'
import { storeApplication, storedApplication } from './application-draft'
import type { ShownPromotion } from './shown-promotion'

export interface ApplicationFormProps {
  /** Of the promotion. */
  id: string
  form: NonNullable<ShownPromotion['form']>
  onSent: () => void
}

/** An application with the fields that the merchant asks for, a comment and at most three pictures; what is typed is kept until log-out (PROMO-3). */
export function ApplicationForm({ id, form: { fields, pictures }, onSent }: ApplicationFormProps) {
  const t = usePromotionText()
  const language = useLanguage()
  const errorText = useErrorText()
  const { events } = useRemote()
  const { transport } = useClient()
  const forget = useForget()
  const { mutateAsync } = useCallMutation(applyPromotionCall)
  const [{ answers, comment }, setDraft] = useState(() => storedApplication(localStorage, id))
  const [files, setFiles] = useState<File[]>([])
  const [isChecked, setChecked] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const known = useRef<SentBefore>(new Map())
  const edit = (part: Partial<ApplicationDraft>) => {
    const next = { answers, comment, ...part }
    setDraft(next)
    storeApplication(localStorage, id, next)
  }
  // Characters as people count them: an emoji is one.
  const count = [...comment].length
  const isLong = count > longestComment
  const isMissing = (name: string) => (answers[name] ?? '').trim() === ''
  const needsPicture = pictures === 'required' && files.length === 0
  const isFine =
    !isLong && !needsPicture && fields.every(({ name, isRequired }) => !isRequired || !isMissing(name))

  const deliver = async (): Promise<string | undefined> => {
    const sent = await sendPictures(transport, files, known.current)
    if (sent.refused) {
      const { file, failure } = sent.refused
      return `${file.name}: ${errorText(failure.code, failure.value, failure)}`
    }
    try {
      await mutateAsync({ params: { id }, body: { comment, answers: { ...answers }, uploads: sent.ids } })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      return errorText(failure.code, failure.value, failure)
    }
    storeApplication(localStorage, id, { answers: {}, comment: '' })
    events.say('toast', { kind: 'success', text: t('promotion.apply.sent'), id: 'promotion' })
    forget(promotionsCall)
    forget(promotionHistoryCall)
    onSent()
    return undefined
  }
  const send = async () => {
    setChecked(true)
    if (!isFine) return
    setSending(true)
    setProblem(await deliver())
    setSending(false)
  }
  return (
    <Card>
      <Form onSend={() => void send()}>
        {fields.map(({ name, label, isRequired }) => (
          <TextField
            key={name}
            name={name}
            label={localized(label, language)}
            isRequired={isRequired}
            isOptional={!isRequired}
            maxLength={longestAnswer}
            value={answers[name] ?? ''}
            onChange={(value) => edit({ answers: { ...answers, [name]: value } })}
            error={isChecked && isRequired && isMissing(name) ? t('promotion.apply.missing') : null}
          />
        ))}
        <TextAreaField
          name="comment"
          label={t('promotion.apply.comment')}
          isOptional
          value={comment}
          onChange={(value) => edit({ comment: value })}
          help={t('promotion.apply.count', { count, most: longestComment })}
          error={
            isLong ? t('promotion.apply.long', { most: longestComment, over: count - longestComment }) : null
          }
        />
        {pictures !== 'none' && (
          <Upload
            label={t('promotion.apply.pictures')}
            files={files}
            onChange={setFiles}
            isDisabled={isSending}
            error={isChecked && needsPicture ? t('promotion.apply.missingPicture') : undefined}
          />
        )}
        {problem !== undefined && <FormProblem text={problem} />}
        <Submit isPending={isSending} isDisabled={isLong}>
          {t('promotion.apply.send')}
        </Submit>
      </Form>
    </Card>
  )
}
