import { feedbackCategories } from '@plaza/contract/site'
import { Card } from '@plaza/ui/card'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextAreaField, TextField } from '@plaza/ui/field'
import { Form, FormProblem, Submit } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { Upload } from '@plaza/ui/upload'
import { useFeedbackText } from '../../locales/feedback/texts'
import { useFeedbackForm } from './useFeedbackForm'

export interface FeedbackFormProps {
  /** Fewest and most characters. */
  terms?: { shortest: number; longest: number } | undefined
  /** The number of an order, round or transfer that the address names. */
  reference: string | null
  onSent: () => void
}

/** Category, words, pictures and a contact, with what it is about filled in from the address (FEEDBACK-1). */
export function FeedbackForm({ terms = { shortest: 1, longest: 1 }, reference, onSent }: FeedbackFormProps) {
  const t = useFeedbackText()
  const form = useFeedbackForm({ ...terms, reference, onSent })
  const { draft, edit, count } = form
  const lengthError = form.isTried && !form.isFine ? t('feedback.length', terms) : undefined
  return (
    <Form onSend={() => void form.send()}>
      <Stack>
        <Card>
          <Stack>
            <ChipGroup label={t('feedback.category')}>
              {feedbackCategories.map((category) => (
                <Chip
                  key={category}
                  isPressed={draft.category === category}
                  onPress={() => edit({ category })}
                >
                  {t(`feedback.categories.${category}`)}
                </Chip>
              ))}
            </ChipGroup>
            <TextAreaField
              label={t('feedback.content')}
              name="content"
              isRequired
              rows={6}
              value={draft.content}
              onChange={(content) => edit({ content })}
              help={t('feedback.count', { count, ...terms })}
              error={lengthError}
            />
            <TextField
              label={t('feedback.reference')}
              name="reference"
              isOptional
              maxLength={60}
              value={draft.reference}
              onChange={(value) => edit({ reference: value })}
              help={t('feedback.referenceHelp')}
            />
            <Upload
              label={t('feedback.pictures')}
              files={form.files}
              onChange={form.setFiles}
              isDisabled={form.isSending}
            />
            <TextField
              label={t('feedback.contact')}
              name="contact"
              isOptional
              maxLength={100}
              value={draft.contact}
              onChange={(contact) => edit({ contact })}
              help={t('feedback.contactHelp')}
            />
          </Stack>
        </Card>
        {form.problem !== undefined && <FormProblem text={form.problem} details={[t('feedback.kept')]} />}
        <Submit isPending={form.isSending}>{t('feedback.send')}</Submit>
      </Stack>
    </Form>
  )
}
