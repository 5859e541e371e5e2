import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { useEffect, useState, type ComponentType, type ReactNode } from 'react'
import { useSheetEntry } from '../../parts/useSheetEntry'
import { afterSheet } from './after-sheet'
import type { FilterDrawerProps } from './FilterDrawer'

/** There is one drawer, so its history entry has a fixed key. */
const theOne = 1

/** Opens the filter drawer. It has its own history entry; its code loads when it is first opened. */
export function useFilterDrawer(props: Omit<FilterDrawerProps, 'isOpen' | 'onClose'>): {
  open: () => void
  drawer: ReactNode
} {
  const { events } = useRemote()
  const errorText = useErrorText()
  const { nodeId, open, close } = useSheetEntry('plaza.filter')
  const [Drawer, setDrawer] = useState<ComponentType<FilterDrawerProps>>()
  const [opened, setOpened] = useState(0)
  const isOpen = nodeId !== null
  const [wasOpen, setWasOpen] = useState(isOpen)
  // Each time it opens it starts with the active filters.
  if (wasOpen !== isOpen) {
    setWasOpen(isOpen)
    if (isOpen) setOpened(opened + 1)
  }
  const isMissing = isOpen && !Drawer
  useEffect(() => {
    if (!isMissing) return undefined
    let isCurrent = true
    import('./FilterDrawer').then(
      (module) => isCurrent && setDrawer(() => module.FilterDrawer),
      () => {
        if (!isCurrent) return
        close()
        events.say('toast', { kind: 'error', text: errorText('network.offline'), id: 'filter' })
      },
    )
    return () => {
      isCurrent = false
    }
  }, [isMissing, close, events, errorText])
  const submit: FilterDrawerProps['onSubmit'] = (next) => afterSheet(close, () => props.onSubmit(next))
  const drawer = Drawer && (
    <Drawer key={opened} {...props} isOpen={isOpen} onClose={close} onSubmit={submit} />
  )
  return { open: () => open(theOne), drawer }
}
