import { useRemote } from '@plaza/federation'
import { useNavigate, useSearchParams } from '@plaza/facade/router'
import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

/** What a sheet of one item of a list is given. */
export interface ItemSheetProps<Item> {
  item: Item
  isOpen: boolean
  onClose: () => void
}

export interface AddressedSheetOptions<Item> {
  items: readonly Item[]
  /** The name in the query under which the address has the open item's id. */
  parameter: string
  /** Loads the code of the sheet, with the first item that is opened. Pass the same function at every render. */
  load: () => Promise<ComponentType<ItemSheetProps<Item>>>
  /** What is said when that fails; the next tap tries again. */
  failed: string
}

/**
 * The sheet of one item of a list, kept in the address: a link can open it, and the back button closes it. The rest of the
 * query stays as it is.
 */
export function useAddressedSheet<Item extends { id: string }>(
  options: AddressedSheetOptions<Item>,
): { open: (item: Item) => void; sheet: ReactNode } {
  const { items, parameter, load, failed } = options
  const { events } = useRemote()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const isOpenedHere = useRef(false)
  const [Sheet, setSheet] = useState<ComponentType<ItemSheetProps<Item>>>()
  const item = items.find(({ id }) => id === search.get(parameter))
  const [last, setLast] = useState(item)
  if (item && item !== last) setLast(item)

  const others = () => Object.fromEntries([...search].filter(([name]) => name !== parameter))
  const open = (next: Item) => {
    isOpenedHere.current = true
    setSearch({ ...others(), [parameter]: next.id })
  }
  const latest = useRef(() => {})
  useEffect(() => {
    latest.current = () => {
      if (isOpenedHere.current) void navigate(-1)
      else setSearch(others(), { replace: true })
      isOpenedHere.current = false
    }
  })
  const close = useCallback(() => latest.current(), [])

  const isWanted = item !== undefined && !Sheet
  useEffect(() => {
    if (!isWanted) return undefined
    let isCurrent = true
    load().then(
      (loaded) => isCurrent && setSheet(() => loaded),
      () => {
        if (!isCurrent) return
        close()
        events.say('toast', { kind: 'error', text: failed, id: parameter })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isWanted, load, close, events, failed, parameter])

  // The closed item stays rendered while the sheet slides down.
  const sheet = Sheet && last && <Sheet item={last} isOpen={item !== undefined} onClose={close} />
  return { open, sheet }
}
