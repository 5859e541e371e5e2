import type { FigureName } from '@plaza/contract/agency'
import { Sheet } from '@plaza/ui/sheet'
import { useTeamText } from '../locales/team/texts'
import css from './DefinitionSheet.module.css'

export interface DefinitionSheetProps {
  of: readonly FigureName[]
  isOpen: boolean
  onClose: () => void
}

/** Each figure with what it is made of, in the words of `docs/agents.md`. */
export function DefinitionSheet({ of, isOpen, onClose }: DefinitionSheetProps) {
  const t = useTeamText()
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('team.what')}>
      <dl className={css.meanings}>
        {of.map((name) => (
          <div key={name}>
            <dt className={css.name}>{t(`team.figures.${name}`)}</dt>
            <dd className={css.meaning}>{t(`team.meanings.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  )
}
