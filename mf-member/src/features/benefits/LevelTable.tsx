import type { VipLevel } from '@plaza/contract/growth'
import { Section } from '@plaza/ui/page'
import { useBenefitsText } from '../../locales/benefits/texts'
import css from './Benefits.module.css'
import type { BenefitRow } from './benefit-rows'

export interface LevelTableProps {
  title: string
  levels: readonly VipLevel[]
  rows: readonly BenefitRow[]
  /** The member's own level. */
  own: number
}

/**
 * Levels beside each other, a column each and a benefit a row. The first column stays where it is while the others scroll, inside the
 * table alone.
 */
export function LevelTable({ title, levels, rows, own }: LevelTableProps) {
  const t = useBenefitsText()
  return (
    <Section title={title}>
      <div role="group" tabIndex={0} aria-label={title} className={css.scroll}>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{t('benefits.benefit')}</th>
              {levels.map(({ level }) => (
                <th key={level} scope="col" data-own={level === own || undefined}>
                  <span>{t('benefits.level', { level })}</span>
                  {level === own && <span className={css.own}>{t('benefits.yours')}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, valueOf }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {levels.map((level) => (
                  <td key={level.level} data-own={level.level === own || undefined}>
                    {valueOf(level)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  )
}
