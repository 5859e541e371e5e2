import { Icon } from '@plaza/ui/icon'
import { useTeamText } from '../../locales/team/texts'
import { columns } from './report-columns'
import css from './Report.module.css'
import type { ReportPlace, ReportSort } from './useReport'

export interface ReportHeadProps {
  sort: ReportSort
  order: 'asc' | 'desc'
  choose: (place: ReportPlace) => void
}

/** Titles of the columns; a press sorts by one, another press turns the order round. */
export function ReportHead({ sort, order, choose }: ReportHeadProps) {
  const t = useTeamText()
  const titles = [
    { name: 'userName', title: t('team.report.line') },
    ...columns.map((name) => ({
      name,
      title: name === 'netMinor' ? t('team.report.netShort') : t(`team.figures.${name}`),
    })),
  ] as const
  return (
    <thead>
      <tr>
        {titles.map(({ name, title }) => {
          const isSorted = name === sort
          const first = name === 'userName' ? 'asc' : 'desc'
          const next = isSorted ? (order === 'asc' ? 'desc' : 'asc') : first
          return (
            <th
              key={name}
              scope="col"
              aria-sort={isSorted ? (order === 'asc' ? 'ascending' : 'descending') : undefined}
            >
              <button type="button" className={css.sort} onClick={() => choose({ sort: name, order: next })}>
                <span>{title}</span>
                {isSorted && <Icon name={order === 'asc' ? 'chevron-up' : 'chevron-down'} size={16} />}
              </button>
            </th>
          )
        })}
      </tr>
    </thead>
  )
}
