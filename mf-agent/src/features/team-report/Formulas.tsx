import { Section } from '@plaza/ui/page'
import { useTeamText } from '../../locales/team/texts'
import { Definitions } from '../../parts/Definitions'
import { columns } from './report-columns'
import css from './Report.module.css'

/** The formulas of the report, and the way to what each figure means. */
export function Formulas() {
  const t = useTeamText()
  return (
    <Section title={t('team.report.formulas')} action={<Definitions of={columns} />}>
      <ul className={css.formulas} role="list">
        {(['game', 'rebates', 'net', 'sum'] as const).map((name) => (
          <li key={name}>{t(`team.report.${name}`)}</li>
        ))}
      </ul>
    </Section>
  )
}
