import { feedbackDraftSchema, type FeedbackDraft } from '@plaza/contract/site'

const key = 'plaza.feedback'

export const emptyDraft: FeedbackDraft = { category: 'other', content: '', contact: '', reference: '' }

/** What was written and not sent, kept until log-out; empty when there is none, or another program wrote it. */
export function storedDraft(storage: Storage): FeedbackDraft {
  try {
    const parsed = feedbackDraftSchema.safeParse(JSON.parse(storage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : emptyDraft
  } catch {
    // Not JSON: the next change replaces it.
    return emptyDraft
  }
}

/** Keeps what is being written; removes what has become empty. */
export function storeDraft(storage: Storage, draft: FeedbackDraft): void {
  if (draft.content === '' && draft.contact === '') storage.removeItem(key)
  else storage.setItem(key, JSON.stringify(draft))
}
