import { useCallMutation, useForget, type CallError } from '@plaza/client'
import { answerFeedbackCall, closeFeedbackCall, feedbackListCall, type Feedback } from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText, useFormats } from '@plaza/i18n'
import { Button } from '@plaza/ui/button'
import { CopyField } from '@plaza/ui/copy-field'
import { TextAreaField } from '@plaza/ui/field'
import { Form, FormProblem } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useRef, useState } from 'react'
import { useFeedbackText } from '../../locales/feedback/texts'
import type { ItemSheetProps } from '../../parts/useAddressedSheet'
import css from './FeedbackSheet.module.css'

/** The thread of one feedback, with an answer and a way to close it while it is open. */
export function FeedbackSheet({ item, isOpen, onClose }: ItemSheetProps<Feedback>) {
  const t = useFeedbackText()
  const errorText = useErrorText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  const forget = useForget()
  const answer = useCallMutation(answerFeedbackCall)
  const close = useCallMutation(closeFeedbackCall)
  const [content, setContent] = useState('')
  const key = useRef(crypto.randomUUID())
  const failure: CallError | null = answer.error ?? close.error
  const send = () => {
    if (content.trim() === '' || answer.isPending) return
    answer.mutate(
      { params: { id: item.id }, body: { key: key.current, content } },
      {
        onSuccess: () => {
          key.current = crypto.randomUUID()
          setContent('')
          forget(feedbackListCall)
        },
      },
    )
  }
  const end = () => close.mutate({ params: { id: item.id } }, { onSuccess: () => forget(feedbackListCall) })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t(`feedback.categories.${item.category}`)}
      detail={t(`feedback.states.${item.state}`)}
    >
      <Stack>
        <CopyField label={t('feedback.number')} value={item.id} />
        {item.reference !== undefined && <CopyField label={t('feedback.reference')} value={item.reference} />}
        <ol className={css.thread} aria-label={t('feedback.thread')}>
          {item.messages.map(({ isFromMember, content: words, writtenAt }, index) => (
            <li key={index} className={isFromMember ? css.own : css.reply}>
              <p
                className={css.who}
              >{`${t(isFromMember ? 'feedback.you' : 'feedback.service')} · ${dateTime(writtenAt, { timeZone })}`}</p>
              <p className={css.words} dir="auto">
                {words}
              </p>
            </li>
          ))}
        </ol>
        {item.pictures > 0 && <p>{t('feedback.pictureCount', { count: item.pictures })}</p>}
        {failure && <FormProblem text={errorText(failure.code, failure.value, failure)} />}
        {item.state !== 'closed' && (
          <Form onSend={send}>
            <TextAreaField
              label={t('feedback.answer')}
              name="answer"
              rows={3}
              value={content}
              onChange={setContent}
            />
            <Button
              type="submit"
              variant="primary"
              isBlock
              isBusy={answer.isPending}
              isDisabled={content.trim() === ''}
            >
              {t('feedback.sendAnswer')}
            </Button>
            <Button isBlock isBusy={close.isPending} onClick={end}>
              {t('feedback.close')}
            </Button>
          </Form>
        )}
      </Stack>
    </Sheet>
  )
}
