import { applicationDraftsSchema, type ApplicationDraft } from '@plaza/contract/growth'

const key = 'plaza.application'
/** Applications that are kept at once; the one that was left alone longest goes. */
const most = 10

const emptyApplication: ApplicationDraft = { answers: {}, comment: '' }

/** Drafts by promotion, the latest last; none when there are none, or another program wrote them. */
function readDrafts(storage: Storage): Map<string, ApplicationDraft> {
  try {
    const parsed = applicationDraftsSchema.safeParse(JSON.parse(storage.getItem(key) ?? '[]'))
    return new Map(parsed.success ? parsed.data : [])
  } catch {
    // Not JSON: the next change replaces it.
    return new Map()
  }
}

/** What was written for a promotion and not sent, kept until log-out. */
export const storedApplication = (storage: Storage, promotion: string): ApplicationDraft =>
  readDrafts(storage).get(promotion) ?? emptyApplication

/** Keeps what is being written for a promotion; removes what has become empty. */
export function storeApplication(storage: Storage, promotion: string, draft: ApplicationDraft): void {
  const drafts = readDrafts(storage)
  drafts.delete(promotion)
  const isEmpty = draft.comment === '' && Object.values(draft.answers).every((text) => text === '')
  if (!isEmpty) drafts.set(promotion, draft)
  if (drafts.size === 0) storage.removeItem(key)
  else storage.setItem(key, JSON.stringify([...drafts].slice(-most)))
}
