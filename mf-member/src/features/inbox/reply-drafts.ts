import { cleanTyped } from '@plaza/contract/kernel'
import { useSyncExternalStore } from 'react'

/** A reply that is being written, and the key that it is sent under. */
export interface ReplyDraft {
  key: string
  content: string
  /** What was sent under the key, which may have arrived; null before. */
  sent: string | null
}

/** By mail, until the page is left or loaded again, as at every log-out. Numbers of mails are of one account. */
const drafts = new Map<string, ReplyDraft>()
const watchers = new Set<() => void>()
const watch = (told: () => void) => {
  watchers.add(told)
  return () => void watchers.delete(told)
}

/** The reply to a mail as it was left, also while its mail was closed; undefined where nothing is written. */
export const useReplyDraft = (mail: string): ReplyDraft | undefined =>
  useSyncExternalStore(watch, () => drafts.get(mail))

function keepDraft(mail: string, draft: ReplyDraft): void {
  if (draft.content === '') drafts.delete(mail)
  else drafts.set(mail, draft)
  for (const told of watchers) told()
}

/** Changes what is written. */
export function writeReply(mail: string, content: string): void {
  const { key, sent } = drafts.get(mail) ?? { key: crypto.randomUUID(), sent: null }
  keepDraft(mail, { key, content, sent })
}

/**
 * The draft as it is sent now. One that reads differently from what was sent has a key of its own: under the key of a reply that arrived
 * another would be taken for the same.
 */
export function beginToSend(mail: string, { key, content, sent }: ReplyDraft): ReplyDraft {
  const isOther = sent !== null && cleanTyped(sent) !== cleanTyped(content)
  const sending = { key: isOther ? crypto.randomUUID() : key, content, sent: content }
  keepDraft(mail, sending)
  return sending
}

/** Forgets a reply that arrived, unless it has been changed meanwhile. */
export function replyArrived(mail: string, { content }: ReplyDraft): void {
  if (drafts.get(mail)?.content === content) keepDraft(mail, { key: '', content: '', sent: null })
}
