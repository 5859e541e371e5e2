import { useLanguage } from '@plaza/i18n'
import type { Play, Row } from '@plaza/lottery'
import { useMemo } from 'react'
import { usePlayText } from '../../locales/lottery-plays/texts'

/** What a play and its parts are called in the language of the page. */
export interface PlayWords {
  name: (play: Play) => string
  help: (play: Play) => string
  example: (play: Play) => string
  group: (play: Pick<Play, 'id' | 'group'>) => string
  /** Group and name, where the name does not say the group. */
  full: (play: Play) => string
  row: (play: Pick<Play, 'id'>, row: Pick<Row, 'id'>) => string
  /** A number of a row, or the option that it stands for. */
  option: (row: Row, number: number) => string
  /** A kind of win. */
  tier: (play: Play, index: number) => string
}

/** The family of a play by the first part of its id: `five` of `five.front3.direct`; both Vietnamese boards are one. */
function familyOf({ id }: Pick<Play, 'id'>): string {
  const rules = id.slice(0, id.indexOf('.'))
  return rules === 'vn27' || rules === 'vn18' ? 'vietnam' : rules
}

/** Last numbers of rows that are written with all digits, as their draws and tickets are: 07 of 99, 11 or 45. */
const padded = [99, 999, 9_999, 11, 45]

/** A number as it is written in its row: 7 of 9, but 07 of 99. */
export function numberText({ from }: Pick<Row, 'from'>, number: number): string {
  const last = from.at(-1) ?? 0
  return padded.includes(last) ? String(number).padStart(String(last).length, '0') : String(number)
}

/** The words of plays; texts of rows, groups and options are by their ids in the catalogue. */
export function usePlayWords(): PlayWords {
  const t = usePlayText()
  const language = useLanguage()
  // The rules have their texts in these two languages.
  const inLanguage = language === 'fil' ? 'fil' : 'en'
  return useMemo(() => {
    const option: PlayWords['option'] = (row, number) => {
      const id = row.options?.[number - (row.from[0] ?? 0)]
      return id === undefined ? numberText(row, number) : t(`plays.options.${id}`)
    }
    const group: PlayWords['group'] = (play) => t(`plays.groups.${familyOf(play)}.${play.group}`)
    const full: PlayWords['full'] = (play) => {
      const [of, name] = [group(play), play.name[inLanguage]]
      return name.toLowerCase().startsWith(of.toLowerCase()) ? name : `${of} · ${name}`
    }
    return {
      group,
      full,
      name: ({ name }) => name[inLanguage],
      help: ({ help }) => help[inLanguage],
      example: ({ example }) => example[inLanguage],
      row: (play, row) => t(`plays.rows.${familyOf(play)}.${row.id}`),
      option,
      tier: (play, index) => {
        const id = play.tiers[index]?.id ?? ''
        if (play.type === 'trad') return t(`plays.tiers.${id}`)
        const row = play.rows[0]
        const number = (row?.from[0] ?? 0) + index
        return row && row.from.includes(number) ? option(row, number) : id
      },
    }
  }, [t, inLanguage])
}
