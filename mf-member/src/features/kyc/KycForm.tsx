import { dayAt, oldestBirthDate } from '@plaza/calendar'
import {
  kycDocuments,
  longestAddress,
  longestDocumentNumber,
  type Kyc,
  type VerifiedKycLevel,
} from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { Card } from '@plaza/ui/card'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextAreaField, TextField } from '@plaza/ui/field'
import { Form, FormFoot, FormProblem } from '@plaza/ui/form'
import { Section, Stack } from '@plaza/ui/page'
import { Upload } from '@plaza/ui/upload'
import { useKycText } from '../../locales/kyc/texts'
import { useRealNameText } from '../../locales/real-name/texts'
import css from './KycForm.module.css'
import { useKycForm } from './useKycForm'

export interface KycFormProps {
  kyc: Kyc
  /** The level that the documents are for. */
  level: VerifiedKycLevel
}

/** What the merchant asks for at the next level, with pictures of documents and a selfie (KYC-1). */
export function KycForm({ kyc, level }: KycFormProps) {
  const t = useKycText()
  const nameText = useRealNameText()
  const { timeZone, serverNow } = useRemote()
  const state = useKycForm(kyc, level)
  const { form, isAsked, errorOf, isSending } = state
  const field = (name: Parameters<typeof form.edit>[0]) => ({
    name,
    value: form.values[name],
    error: form.problemAt(name) ?? null,
    onChange: (value: string) => form.edit(name, value),
    onBlur: () => form.leave(name),
  })
  const documentError = errorOf('document')
  return (
    <Section title={t(`kyc.form.${level}`)}>
      <Form ref={form.form} onSend={() => void state.send()}>
        <Card>
          <Stack>
            <TextField
              {...field('realName')}
              label={nameText('realName.label')}
              icon={kyc.realName === null ? 'id' : 'lock'}
              autoComplete="name"
              maxLength={254}
              isRequired
              readOnly={kyc.realName !== null}
              help={t(kyc.realName === null ? 'kyc.nameHelp' : 'kyc.nameLocked')}
            />
            {isAsked('birthDate') && (
              <TextField
                {...field('birthDate')}
                type="date"
                icon="calendar"
                label={t('kyc.birthDate')}
                help={t('kyc.birthDateHelp', { age: kyc.minimumAge })}
                autoComplete="bday"
                isRequired
                min={oldestBirthDate}
                max={dayAt(timeZone, serverNow())}
              />
            )}
            {isAsked('address') && (
              <TextAreaField
                {...field('address')}
                label={t('kyc.address')}
                help={t('kyc.addressHelp')}
                autoComplete="street-address"
                isRequired
                rows={3}
                maxLength={longestAddress}
              />
            )}
            {isAsked('document') && (
              <>
                <ChipGroup label={t('kyc.document')}>
                  {kycDocuments.map((one) => (
                    <Chip key={one} isPressed={state.document === one} onPress={() => state.setDocument(one)}>
                      {t(`kyc.documents.${one}`)}
                    </Chip>
                  ))}
                </ChipGroup>
                {documentError !== undefined && <FormProblem text={documentError} />}
                <TextField
                  {...field('number')}
                  label={t('kyc.number')}
                  autoComplete="off"
                  isRequired
                  maxLength={longestDocumentNumber}
                />
              </>
            )}
            <Upload
              label={t(`kyc.pictures.${level}`)}
              help={t(`kyc.picturesHelp.${level}`)}
              files={state.pictures}
              onChange={state.setPictures}
              isDisabled={isSending}
              {...(errorOf('pictures') !== undefined && { error: errorOf('pictures') ?? '' })}
            />
            {isAsked('selfie') && (
              <Upload
                label={t('kyc.selfie')}
                help={t('kyc.selfieHelp')}
                files={state.selfies}
                onChange={state.setSelfies}
                mostFiles={1}
                isDisabled={isSending}
                {...(errorOf('selfie') !== undefined && { error: errorOf('selfie') ?? '' })}
              />
            )}
            <p className={css.privacy}>{t('kyc.privacy')}</p>
            <FormFoot
              isPending={isSending}
              problem={state.problem === undefined ? undefined : { text: state.problem }}
            >
              {t('kyc.send')}
            </FormFoot>
          </Stack>
        </Card>
      </Form>
    </Section>
  )
}
