import type { LotteryPlayType } from '@plaza/contract/lottery'
import type { Play, RuleSet } from '@plaza/lottery'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { Segmented } from '@plaza/ui/segmented'
import { Tabs } from '@plaza/ui/tabs'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useTableText } from '../../locales/lottery-table/texts'
import { groupsOf, typesOf } from './plays'
import styles from './PlayChooser.module.css'

export interface PlayChooserProps {
  rules: RuleSet
  type: LotteryPlayType
  play: Play
  onType: (type: LotteryPlayType) => void
  onPlay: (id: string) => void
}

/** Tradition or Entertainment, the groups of plays of one of them, and the plays of a group (TABLE-1). */
export function PlayChooser({ rules, type, play, onType, onPlay }: PlayChooserProps) {
  const t = useTableText()
  const words = usePlayWords()
  const types = typesOf(rules)
  const groups = groupsOf(rules, type)
  const plays = groups.find(({ id }) => id === play.group)?.plays ?? []
  return (
    <div className={styles.chooser}>
      {types.length > 1 && (
        <Segmented
          label={t('table.types.label')}
          value={type}
          options={types.map((value) => ({ value, label: t(`table.types.${value}`) }))}
          onChange={onType}
        />
      )}
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
      {plays.length > 1 && (
        <ChipGroup label={t('table.plays')} isLine>
          {plays.map((one) => (
            <Chip key={one.id} isPressed={one.id === play.id} onPress={() => onPlay(one.id)}>
              {words.name(one)}
            </Chip>
          ))}
        </ChipGroup>
      )}
    </div>
  )
}
