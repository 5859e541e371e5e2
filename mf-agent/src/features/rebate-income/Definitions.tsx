import { Button } from '@plaza/ui/button'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { useRebateIncomeText } from '../../locales/rebate-income/texts'

const DefinitionSheet = lazy(() =>
  import('./DefinitionSheet').then((module) => ({ default: module.DefinitionSheet })),
)

/** The way to what the figures of the page mean. */
export function Definitions() {
  const t = useRebateIncomeText()
  const [state, setState] = useState<'never' | 'open' | 'closed'>('never')
  return (
    <div>
      <Button icon="info" size="small" onClick={() => setState('open')}>
        {t('income.define')}
      </Button>
      {state !== 'never' && (
        <Suspense>
          <DefinitionSheet isOpen={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </div>
  )
}
