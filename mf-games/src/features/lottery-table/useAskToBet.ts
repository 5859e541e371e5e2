import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import { tableAddress, type TableAddress } from '../../lottery/table/table-address'

/** Opens the confirmation of the slip, or its plan; a visitor signs in first, and comes back to it with the slip (SESSION-4). */
export function useAskToBet(
  code: string,
  slip: 'bet' | 'plan',
  { mode, pageBack }: Pick<TableAddress, 'mode' | 'pageBack'>,
  open: () => void,
): () => void {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  return () => {
    if (session) open()
    else {
      const returnTo = tableAddress(code, { slip, mode, pageBack })
      events.say('session:required', { returnTo, keepsPage: true })
    }
  }
}
