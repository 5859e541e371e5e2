import { useCall, useForget } from '@plaza/client'
import { typesWithoutContracts } from '@plaza/contract/identity'
import { contractChanged, contractReminderCall } from '@plaza/contract/agency'
import { useStoreValue } from '@plaza/events'
import { useLocation } from '@plaza/facade/router'
import { useReach, useRemote } from '@plaza/federation'
import { useEffect, useRef, useState } from 'react'
import { contractPaths, kindOfContract, pendingContracts, type ContractKind } from './pending-contracts'

/** Paths of home (CONTRACT-1). */
const homePaths = ['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home']

/** Contracts that were dismissed in a session, until another is offered, so that returning to home does not prompt again. */
let last: { token: string | undefined; kinds: ContractKind[] } = { token: undefined, kinds: [] }

/**
 * The contract to ask about now, and a function that dismisses it. Loaded once per session when home is shown, but
 * never for types 4, 40, 41 and 42, and again when a contract is offered, answered or withdrawn. Contracts without a page are skipped. A
 * failed call shows nothing, because the next page load tries again.
 */
export function useContractPrompts(): { kind: ContractKind | undefined; done: (kind: ContractKind) => void } {
  const { events } = useRemote()
  const { session } = useStoreValue(events.session)
  const { pathname } = useLocation()
  const isHome = homePaths.includes(pathname)
  const mayHave = session !== null && !typesWithoutContracts.includes(session.type)
  const reach = useReach()
  const { data } = useCall(contractReminderCall, {}, { enabled: isHome && mayHave, staleMs: Infinity })
  const [doneFor, setDoneFor] = useState(last)
  const done = doneFor.token === session?.token ? doneFor.kinds : []
  useContractChanges((kind, isOffer) => {
    if (!isOffer || !done.includes(kind)) return
    last = { token: session?.token, kinds: done.filter((one) => one !== kind) }
    setDoneFor(last)
  })
  const pending = data && isHome && mayHave ? pendingContracts(data) : []
  return {
    kind: pending.find((kind) => reach(contractPaths[kind]) === 'open' && !done.includes(kind)),
    done(kind) {
      last = { token: session?.token, kinds: [...done, kind] }
      setDoneFor(last)
    },
  }
}

/** Asks again when a contract changes on either side, and when the stream is back; says which kind it was. */
function useContractChanges(changed: (kind: ContractKind, isOffer: boolean) => void): void {
  const { events } = useRemote()
  const forget = useForget()
  const latest = useRef({ changed, again: () => forget(contractReminderCall) })
  useEffect(() => {
    latest.current = { changed, again: () => forget(contractReminderCall) }
  })
  useEffect(() => {
    const stops = [
      events.on(contractChanged, ({ kind, state }) => {
        latest.current.changed(kindOfContract[kind], state === 'offered')
        latest.current.again()
      }),
      events.on('stream:restored', () => latest.current.again()),
    ]
    return () => stops.forEach((stop) => stop())
  }, [events])
}
