import { IconButton } from '@plaza/ui/icon-button'
import { lazy } from '@plaza/ui/lazy'
import { createContext, Suspense, use, useRef, useState } from 'react'
import { useRecordsText } from './texts'

const Menu = lazy(() => import('@plaza/ui/menu').then((module) => ({ default: module.Menu })))

/** What the menu of a list can do; null where the list has no menu. */
export const RecordsMenuContext = createContext<{ isBusy: boolean; save: () => void } | null>(null)

/** The menu of a list of records at the end of its filters: saves the list as a file. */
export function RecordsMenu() {
  const t = useRecordsText()
  const list = use(RecordsMenuContext)
  const anchor = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  if (!list) return null
  return (
    <>
      <IconButton
        ref={anchor}
        icon="more"
        label={t('menu')}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        isBusy={list.isBusy}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <Suspense>
          <Menu
            isOpen
            onClose={() => setOpen(false)}
            anchor={anchor}
            label={t('menu')}
            items={[
              {
                id: 'csv',
                label: t('csv'),
                icon: 'download',
                onPress: () => {
                  setOpen(false)
                  list.save()
                },
              },
            ]}
          />
        </Suspense>
      )}
    </>
  )
}
