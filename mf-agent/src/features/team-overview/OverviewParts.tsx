import type { TeamOverview } from '@plaza/contract/agency'
import { Section } from '@plaza/ui/page'
import { useTeamText } from '../../locales/team/texts'
import { Definitions } from '../../parts/Definitions'
import { BestLines } from './BestLines'
import { FigureTile } from './FigureTile'
import { groups } from './figure-groups'
import { NetCard } from './NetCard'
import css from './Overview.module.css'
import { Trend } from './Trend'
import { useFigurePages } from './useFigurePages'

/** Everything that an overview says: the result, figures by group, days, and the best lines. */
export function OverviewParts({ overview }: { overview: TeamOverview }) {
  const t = useTeamText()
  const pageOf = useFigurePages(overview.range)
  return (
    <>
      <NetCard overview={overview} pageOf={pageOf} />
      {groups.map(({ id, figures }) => (
        <Section
          key={id}
          title={t(`team.overview.${id}`)}
          action={<Definitions of={figures.flatMap(({ name, more = [] }) => [name, ...more])} />}
        >
          <ul className={css.grid} role="list">
            {figures.map((figure) => (
              <li key={figure.name}>
                <FigureTile overview={overview} figure={figure} page={pageOf(figure.name)} />
              </li>
            ))}
          </ul>
        </Section>
      ))}
      <Trend overview={overview} />
      <BestLines overview={overview} />
    </>
  )
}
