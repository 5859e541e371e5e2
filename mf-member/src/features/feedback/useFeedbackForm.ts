import { CallError, useCallMutation, useClient } from '@plaza/client'
import { sendPictures, type SentBefore } from '@plaza/client/send-pictures'
import { charactersIn, cleanTyped } from '@plaza/contract/kernel'
import {
  longestContact,
  longestFeedbackReference,
  sendFeedbackCall,
  type FeedbackDraft,
} from '@plaza/contract/site'
import { useErrorText } from '@plaza/i18n'
import { useRef, useState } from 'react'
import { emptyDraft, storeDraft, storedDraft } from './feedback-draft'

export interface FeedbackFormOptions {
  shortest: number
  longest: number
  /** What the address says that it is about. */
  reference: string | null
  onSent: () => void
}

/** State of the form of feedback: what is typed is kept until it is sent, and a repetition sends nothing twice. */
export function useFeedbackForm({ shortest, longest, reference, onSent }: FeedbackFormOptions) {
  const errorText = useErrorText()
  const { transport } = useClient()
  const { mutateAsync } = useCallMutation(sendFeedbackCall)
  const [draft, setDraft] = useState(() => ({
    ...storedDraft(localStorage),
    ...(reference !== null && { reference: reference.slice(0, longestFeedbackReference) }),
  }))
  const [files, setFiles] = useState<File[]>([])
  const [isTried, setTried] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const sentBefore = useRef<SentBefore>(new Map())
  const key = useRef(crypto.randomUUID())

  const count = charactersIn(cleanTyped(draft.content))
  const isFine =
    count >= shortest && count <= longest && charactersIn(cleanTyped(draft.contact)) <= longestContact
  const edit = (part: Partial<FeedbackDraft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    setProblem(undefined)
    storeDraft(localStorage, next)
  }
  const deliver = async () => {
    const pictures = await sendPictures(transport, files, sentBefore.current)
    if (pictures.refused) {
      const { file, failure } = pictures.refused
      return `${file.name}: ${errorText(failure.code, failure.value, failure)}`
    }
    const { category, content, contact } = draft
    try {
      await mutateAsync({
        body: {
          key: key.current,
          category,
          content,
          ...(contact !== '' && { contact }),
          ...(draft.reference !== '' && { reference: draft.reference }),
          ...(pictures.ids.length > 0 && { uploads: pictures.ids }),
        },
      })
    } catch (failure) {
      if (!(failure instanceof CallError)) throw failure
      return errorText(failure.code, failure.value, failure)
    }
    return undefined
  }
  const send = async () => {
    setTried(true)
    if (!isFine || isSending) return
    setSending(true)
    const refused = await deliver()
    setSending(false)
    setProblem(refused)
    if (refused !== undefined) return
    storeDraft(localStorage, emptyDraft)
    onSent()
  }
  return { draft, edit, files, setFiles, count, isTried, isFine, problem, isSending, send }
}
