import { CallError, useCallMutation, useForget } from '@plaza/client'
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
  /** Changes as many mails in one call as it takes, the rest in further ones. @throws CallError of the first that fails */
  const inParts = async (ids: readonly string[], change: (part: string[]) => Promise<unknown>) => {
    for (let start = 0; start < ids.length; start += mailsAtOnce)
      await change(ids.slice(start, start + mailsAtOnce))
  }
  const change = (work: Promise<void>, done?: () => void, failed?: () => void) => {
    const { onSuccess, onError } = then(done)
    return work.then(onSuccess, (failure: unknown) => {
      if (!(failure instanceof CallError)) throw failure
      onError(failure)
      failed?.()
      // What was changed before the failure is shown as it is.
      forget(inboxCall)
    })
  }
  return {
    isBusy: read.isPending || remove.isPending || restore.isPending,
    /** What was deleted last and can be put back. */
    deleted,
    read: (ids: readonly string[], done?: () => void) =>
      void change(
        inParts(ids, (part) => read.mutateAsync({ body: { ids: part } })),
        done,
      ),
    readAll: (kind: MailKind) => read.mutate({ body: { kind } }, then()),
    remove(ids: readonly string[], done?: () => void) {
      const gone: string[] = []
      const offerUndo = () => setDeleted(gone)
      const removePart = async (part: string[]) => {
        await remove.mutateAsync({ body: { ids: part } })
        gone.push(...part)
      }
      void change(
        inParts(ids, removePart),
        () => {
          offerUndo()
          done?.()
        },
        offerUndo,
      )
    },
    undo: () =>
      void change(
        inParts(deleted, (part) => restore.mutateAsync({ body: { ids: part } })),
        () => setDeleted([]),
      ),
  }
}
