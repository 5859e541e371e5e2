import type { BreakPeriod } from '@plaza/contract/site'
import { Button } from '@plaza/ui/button'
import { ConfirmDialog } from '@plaza/ui/dialog'
import { FormProblem } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import { useResponsibleText } from '../../locales/responsible/texts'
import type { Breaks } from './useBreaks'

export interface BreakSheetProps {
  /** A time-out begins by one press, a self-exclusion after a second step. */
  kind: 'timeOut' | 'exclusion'
  periods: readonly BreakPeriod[]
  breaks: Breaks
  isOpen: boolean
  onClose: () => void
}

/** Chooses how long a break lasts, and begins it (R10, R11). */
export function BreakSheet({ kind, periods, breaks, isOpen, onClose }: BreakSheetProps) {
  const t = useResponsibleText()
  const [period, setPeriod] = useState<BreakPeriod>()
  const [isAsking, setAsking] = useState(false)
  const chosen = period ?? periods[0]
  if (chosen === undefined) return null
  const name = t(`responsible.periods.${chosen}`)
  const begin = () => (kind === 'timeOut' ? breaks.takeTimeOut(chosen) : setAsking(true))
  return (
    <>
      <Sheet
        isOpen={isOpen && !isAsking}
        onClose={onClose}
        title={t(`responsible.${kind}`)}
        detail={t(`responsible.${kind}Rule`)}
        footer={
          <Button
            variant={kind === 'timeOut' ? 'primary' : 'danger'}
            size="large"
            isBlock
            isBusy={breaks.isBusy}
            onClick={begin}
          >
            {t(kind === 'timeOut' ? 'responsible.timeOutStart' : 'responsible.exclusionNext')}
          </Button>
        }
      >
        <Stack gap={12}>
          {breaks.error !== null && <FormProblem text={breaks.error} />}
          <List label={t('responsible.for')}>
            {periods.map((one) => (
              <ListRow
                key={one}
                title={t(`responsible.periods.${one}`)}
                isSelected={one === chosen}
                onPress={() => {
                  breaks.clear()
                  setPeriod(one)
                }}
              />
            ))}
          </List>
        </Stack>
      </Sheet>
      <ConfirmDialog
        isOpen={isOpen && isAsking}
        title={
          chosen === 'forever'
            ? t('responsible.exclusionForGood')
            : t('responsible.exclusionTitle', { period: name })
        }
        text={t('responsible.exclusionConfirm')}
        confirm={t('responsible.exclusionStart')}
        cancel={t('responsible.cancel')}
        isDangerous
        isBusy={breaks.isBusy}
        onCancel={() => setAsking(false)}
        onConfirm={() => breaks.exclude(chosen)}
      />
    </>
  )
}
