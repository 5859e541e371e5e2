import { useCall } from '@plaza/client'
import { statementCall, type Statement, type StatementUnit } from '@plaza/contract/site'
import { Answer } from '@plaza/ui/answer'
import { Page } from '@plaza/ui/page'
import { Segmented } from '@plaza/ui/segmented'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useStatementText } from '../../locales/statement/texts'
import { StatementTable } from './StatementTable'

const units = ['day', 'week', 'month'] as const satisfies readonly StatementUnit[]

/** `/m/statement`: time, deposits, withdrawals and net by day, week or month (RG-13). */
export function StatementScreen() {
  const t = useStatementText()
  const [unit, setUnit] = useState<StatementUnit>('day')
  const statement = useCall(statementCall, { query: { unit } })
  return (
    <Page>
      <p>{t('statement.intro')}</p>
      <Segmented
        label={t('statement.by')}
        value={unit}
        options={units.map((value) => ({ value, label: t(`statement.units.${value}`) }))}
        onChange={setUnit}
      />
      <Answer of={statement} pending={<SkeletonRows count={6} />} failed={{ title: t('statement.failed') }}>
        {(answer: Statement) => <StatementTable statement={answer} unit={unit} />}
      </Answer>
    </Page>
  )
}
