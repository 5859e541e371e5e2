import type { TeamReport } from '@plaza/contract/agency'
import { Icon } from '@plaza/ui/icon'
import { useTeamText } from '../../locales/team/texts'
import css from './Report.module.css'

export interface BreadcrumbProps {
  path: TeamReport['path']
  /** Ids down to the chosen member, joined by commas; empty for the agent itself. */
  onChoose: (path: string) => void
}

/** From the agent down to whose team is shown. */
export function Breadcrumb({ path, onChoose }: BreadcrumbProps) {
  const t = useTeamText()
  const steps = [{ id: '', userName: t('team.report.me') }, ...path]
  const pathTo = (index: number) =>
    path
      .slice(0, index)
      .map(({ id }) => id)
      .join(',')
  return (
    <nav aria-label={t('team.report.path')}>
      <ol className={css.path} role="list">
        {steps.map(({ id, userName }, index) => (
          <li key={id} className={css.step}>
            {index > 0 && <Icon name="chevron-right" size={16} />}
            {index === steps.length - 1 ? (
              <h2 aria-current="page" className={css.here}>
                <bdi translate="no">{userName}</bdi>
              </h2>
            ) : (
              <button type="button" className={css.link} onClick={() => onChoose(pathTo(index))}>
                <bdi translate="no">{userName}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
