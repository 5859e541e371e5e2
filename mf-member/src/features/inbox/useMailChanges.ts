import { useCallMutation, useForget, type CallError } from '@plaza/client'
import {
  deleteMailsCall,
  inboxCall,
  mailsAtOnce,
  readMailsCall,
  restoreMailsCall,
  type MailKind,
} from '@plaza/contract/site'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useState } from 'react'

/** Reads, deletes and puts back mails; what fails is reported, and the list is as the server has it afterwards. */
export function useMailChanges() {
  const { events } = useRemote()
  const errorText = useErrorText()
  const forget = useForget()
  const read = useCallMutation(readMailsCall)
  const remove = useCallMutation(deleteMailsCall)
  const restore = useCallMutation(restoreMailsCall)
  const [deleted, setDeleted] = useState<string[]>([])
  const then = (done?: () => void) => ({
    onSuccess: () => {
      forget(inboxCall)
      done?.()
    },
    onError: (failure: CallError) =>
      events.say('toast', { kind: 'error', text: errorText(failure.code, failure.value, failure) }),
  })
  // As many as one call takes: nobody selects more by hand, and what is left stays selected for the next press.
  const some = (ids: readonly string[]) => ids.slice(0, mailsAtOnce)
  return {
    isBusy: read.isPending || remove.isPending || restore.isPending,
    /** What was deleted last and can be put back. */
    deleted,
    read: (ids: readonly string[], done?: () => void) =>
      read.mutate({ body: { ids: some(ids) } }, then(done)),
    readAll: (kind: MailKind) => read.mutate({ body: { kind } }, then()),
    remove(ids: readonly string[], done?: () => void) {
      const gone = some(ids)
      const isDone = () => {
        setDeleted(gone)
        done?.()
      }
      remove.mutate({ body: { ids: gone } }, then(isDone))
    },
    undo: () =>
      restore.mutate(
        { body: { ids: deleted } },
        then(() => setDeleted([])),
      ),
  }
}
