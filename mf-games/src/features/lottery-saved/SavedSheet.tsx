import type { SavedPicks } from '@plaza/contract/lottery'
import { useStoreValue } from '@plaza/events'
import { useRemote } from '@plaza/federation'
import type { RuleSet } from '@plaza/lottery'
import { EmptyState } from '@plaza/ui/empty-state'
import { Sheet } from '@plaza/ui/sheet'
import { useSyncExternalStore } from 'react'
import { BetLines } from '../../lottery/lines/BetLines'
import { useTableText } from '../../locales/lottery-table/texts'
import type { NewLine } from '../lottery-slip/slip'
import { SaveForm } from './SaveForm'
import { deletePicks, onSaved, savedOf, savePicks } from './saved-picks'
import styles from './Saved.module.css'
import { SavedRow } from './SavedRow'

export interface SavedSheetProps {
  rules: RuleSet
  /** What is chosen on the table. */
  lines: readonly NewLine[]
  /** Picks saved numbers on the table. */
  onUse: (lines: readonly NewLine[]) => void
  isOpen: boolean
  onClose: () => void
}

/** Numbers that the account saved under names in this browser: save what is chosen, pick it again, delete it (TABLE-8). */
export function SavedSheet({ rules, lines, onUse, isOpen, onClose }: SavedSheetProps) {
  const t = useTableText()
  const { events } = useRemote()
  const account = useStoreValue(events.session).session?.userName ?? ''
  const saved = useSyncExternalStore(onSaved, () => savedOf(account))
  const own = saved.filter((one) => one.rules === rules.id)
  const playOf = (id: string) => rules.plays.find((play) => play.id === id)
  const save = (name: string) => {
    const isSaved = savePicks(account, { name, rules: rules.id, lines: [...lines] })
    if (!isSaved) events.say('toast', { kind: 'error', text: t('table.saved.full'), id: 'saved' })
    return isSaved
  }
  const use = (one: SavedPicks) => {
    onUse(one.lines)
    events.say('toast', { kind: 'success', text: t('table.saved.used', { name: one.name }), id: 'saved' })
  }
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('table.saved.title')} detail={t('table.saved.here')}>
      <div className={styles.stack}>
        <SaveForm canSave={lines.length > 0} onSave={save} />
        {own.length === 0 ? (
          <EmptyState title={t('table.saved.none')} text={t('table.saved.noneText')} />
        ) : (
          <BetLines label={t('table.saved.title')}>
            {own.map((one) => (
              <SavedRow
                key={one.id}
                saved={one}
                playOf={playOf}
                onUse={() => use(one)}
                onDelete={() => deletePicks(account, one.id)}
              />
            ))}
          </BetLines>
        )}
      </div>
    </Sheet>
  )
}
