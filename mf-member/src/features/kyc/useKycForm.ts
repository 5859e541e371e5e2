import { CallError, useCallMutation, useClient, useForget } from '@plaza/client'
import { sendPictures, type SentBefore } from '@plaza/client/send-pictures'
import {
  kycCall,
  securityCall,
  submitKycCall,
  type Kyc,
  type KycDocument,
  type KycField,
  type VerifiedKycLevel,
} from '@plaza/contract/identity'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useForm } from '@plaza/ui/form'
import { useRef, useState } from 'react'
import { useKycText } from '../../locales/kyc/texts'
import { useRealNameText } from '../../locales/real-name/texts'

/** Texts of the form, by the names of their controls from top to bottom. */
const names = ['realName', 'birthDate', 'address', 'number'] as const
type Name = (typeof names)[number]

/** Where a refusal of the gateway is shown. */
const controlOf: Partial<Record<string, Name>> = {
  birthDate: 'birthDate',
  address: 'address',
  document: 'number',
}

/** State of the form for one level: what the merchant asks for, pictures that are sent once, and one key until it has arrived. */
export function useKycForm(kyc: Kyc, level: VerifiedKycLevel) {
  const t = useKycText()
  const nameText = useRealNameText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const { transport } = useClient()
  const forget = useForget()
  const { mutateAsync } = useCallMutation(submitKycCall)
  const asks = kyc.levels.find((one) => one.level === level)?.asks ?? []
  const isAsked = (field: KycField) => asks.includes(field)
  const isOff: Record<Name, boolean> = {
    realName: kyc.realName !== null,
    birthDate: !isAsked('birthDate'),
    address: !isAsked('address'),
    number: !isAsked('document'),
  }
  const form = useForm<Name>({
    initial: { realName: kyc.realName ?? '', birthDate: '', address: '', number: '' },
    hidden: names.filter((name) => isOff[name]),
    check: (field, values) => {
      if (values[field].trim() !== '') return undefined
      return field === 'realName' ? nameText('realName.required') : t(`kyc.required.${field}`)
    },
  })
  const [document, setDocument] = useState<KycDocument>()
  const [pictures, setPictures] = useState<File[]>([])
  const [selfies, setSelfies] = useState<File[]>([])
  const [isTried, setTried] = useState(false)
  const [isSending, setSending] = useState(false)
  const [problem, setProblem] = useState<string>()
  const sentBefore = useRef<SentBefore>(new Map())
  const key = useRef(crypto.randomUUID())
  const missing = {
    document: isAsked('document') && document === undefined,
    pictures: pictures.length === 0,
    selfie: isAsked('selfie') && selfies.length === 0,
  }

  /** Shows a refusal at its field, or below the form. */
  const refuse = (failure: CallError): string | undefined => {
    const { code, value } = failure
    // The member closed the password prompt, so there is nothing to report.
    if (code === 'reauth.required') return undefined
    // A picture waits for an hour: it is sent again with the next attempt.
    if (code === 'upload.not.found') sentBefore.current.clear()
    if (code === 'kyc.open' || code === 'kyc.order' || code === 'payout.name.locked') forget(kycCall)
    const field = code === 'kyc.fields' ? controlOf[String(value['field'])] : undefined
    const at = code === 'age.refused' ? 'birthDate' : code === 'payout.name' ? 'realName' : field
    if (at === undefined) return errorText(code, value, failure)
    form.refuse(at, code)
    return undefined
  }
  const deliver = async (): Promise<string | undefined> => {
    const sent = await sendPictures(transport, [...pictures, ...selfies], sentBefore.current)
    if (sent.refused) {
      const { file, failure } = sent.refused
      return `${file.name}: ${errorText(failure.code, failure.value, failure)}`
    }
    const { realName, birthDate, address, number } = form.values
    const selfie = isAsked('selfie') ? sent.ids[pictures.length] : undefined
    try {
      await mutateAsync({
        body: {
          key: key.current,
          level,
          uploads: sent.ids.slice(0, pictures.length),
          ...(!isOff.realName && { realName }),
          ...(!isOff.birthDate && { birthDate }),
          ...(!isOff.address && { address }),
          ...(document && !isOff.number && { document: { type: document, number } }),
          ...(selfie !== undefined && { selfie }),
        },
      })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      return refuse(failure)
    }
    forget(kycCall)
    forget(securityCall)
    events.say('toast', { kind: 'success', text: t('kyc.sent'), id: 'kyc' })
    return undefined
  }
  const send = async () => {
    setTried(true)
    const isFine = form.passes()
    if (!isFine || missing.document || missing.pictures || missing.selfie || isSending) return
    setSending(true)
    setProblem(undefined)
    setProblem(await deliver())
    setSending(false)
  }
  const errorOf = (what: keyof typeof missing) =>
    isTried && missing[what] ? t(`kyc.required.${what}`) : undefined
  return {
    ...{ form, isAsked, document, setDocument, pictures, setPictures, selfies, setSelfies },
    ...{ isSending, problem, send, errorOf },
  }
}
