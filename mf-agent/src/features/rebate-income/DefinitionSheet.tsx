import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useRebateIncomeText } from '../../locales/rebate-income/texts'

const figures = ['teamValid', 'ofTeam', 'ofOwn'] as const
const rules = ['rounding', 'pending', 'settled'] as const

/** What each figure of rebate income is, how it is rounded and when it is paid (INCOME-2). */
export function DefinitionSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useRebateIncomeText()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('income.define')}>
      <Stack gap={12}>
        {figures.map((figure) => (
          <div key={figure}>
            <h3>{t(`income.${figure}`)}</h3>
            <p>{t(`income.definitions.${figure}`)}</p>
          </div>
        ))}
        {rules.map((rule) => (
          <p key={rule}>{t(`income.definitions.${rule}`)}</p>
        ))}
      </Stack>
    </Sheet>
  )
}
