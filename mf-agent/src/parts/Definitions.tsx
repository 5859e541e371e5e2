import type { FigureName } from '@plaza/contract/agency'
import { IconButton } from '@plaza/ui/icon-button'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { useTeamText } from '../locales/team/texts'

const DefinitionSheet = lazy(() =>
  import('./DefinitionSheet').then((module) => ({ default: module.DefinitionSheet })),
)

/** What figures mean, one tap away (TEAM-6): a button that opens their definitions. */
export function Definitions({ of }: { of: readonly FigureName[] }) {
  const t = useTeamText()
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <IconButton
        icon="info"
        label={t('team.what')}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <DefinitionSheet of={of} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
