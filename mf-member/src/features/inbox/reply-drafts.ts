/** A reply that is being written, and the key that it is sent under. */
export interface ReplyDraft {
  key: string
  content: string
}

/** By mail, until the page is left or loaded again, as at every log-out. Numbers of mails are of one account. */
const drafts = new Map<string, ReplyDraft>()

/** The reply to a mail as it was left; an empty one with a new key where there was none. */
export const draftOf = (mail: string): ReplyDraft =>
  drafts.get(mail) ?? { key: crypto.randomUUID(), content: '' }

/** Keeps a reply while its mail is closed and another one is read. */
export function keepDraft(mail: string, draft: ReplyDraft): void {
  if (draft.content === '') drafts.delete(mail)
  else drafts.set(mail, draft)
}
