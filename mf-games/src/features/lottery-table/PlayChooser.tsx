import type { Play, RuleSet } from '@plaza/lottery'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Tabs } from '@plaza/ui/tabs'
import type { ReactNode } from 'react'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useTableText } from '../../locales/lottery-table/texts'
import { groupsOf } from './plays'
import styles from './PlayChooser.module.css'

export interface PlayChooserProps {
  rules: RuleSet
  play: Play
  onPlay: (id: string) => void
  /** What can be done with the play that is shown, beside the plays of its group. */
  tools: ReactNode
}

/**
 * The groups of plays, whether numbers are picked or odds taken, and the plays of a group (TABLE-1). One switch in two lines, so
 * that the numbers have the rest of the view.
 */
export function PlayChooser({ rules, play, onPlay, tools }: PlayChooserProps) {
  const t = useTableText()
  const words = usePlayWords()
  const groups = groupsOf(rules)
  const plays = groups.find(({ id }) => id === play.group)?.plays ?? []
  return (
    <div className={styles.chooser}>
      {groups.length > 1 && (
        <Tabs
          label={t('table.groups')}
          items={groups.map(({ id, plays: [first] }) => ({
            id,
            label: first ? words.group(first) : id,
          }))}
          value={play.group}
          onChange={(id) => {
            const first = groups.find((group) => group.id === id)?.plays[0]
            if (first) onPlay(first.id)
          }}
        />
      )}
      <div className={styles.line}>
        {plays.length > 1 ? (
          <div className={styles.plays}>
            <ChipGroup label={t('table.plays')} isLine>
              {plays.map((one) => (
                <Chip key={one.id} isPressed={one.id === play.id} onPress={() => onPlay(one.id)}>
                  {words.name(one)}
                </Chip>
              ))}
            </ChipGroup>
          </div>
        ) : (
          <p className={styles.name}>{words.name(play)}</p>
        )}
        {tools}
      </div>
    </div>
  )
}
