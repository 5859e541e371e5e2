import { useSearchParams } from '@plaza/facade/router'
import { useRemote } from '@plaza/federation'
import {
  readFilter,
  writeFilter,
  type FilterChoice,
  type FilterSpec,
  type RecordFilter,
} from '@plaza/ui/records'
import { useGameRecordText } from '../../locales/game-record/texts'

/** A vendor or lottery that was played in the days shown. */
interface Source {
  code: string
  name: string
}

/**
 * The filter of the game record, kept in the address. The choice of vendors is of those that were played in the days; the one in the
 * address stays among them until they are known. A category or status that does not exist counts as none.
 */
export function useGameFilter(choices: readonly FilterChoice[]) {
  const t = useGameRecordText()
  const { timeZone, serverNow } = useRemote()
  const [params, setParams] = useSearchParams()
  const asked = (params.get('source') ?? '').slice(0, 32)
  const specOf = (sources: readonly Source[]): FilterSpec => {
    const known = asked === '' || sources.some(({ code }) => code === asked)
    const shown = known ? sources : [...sources, { code: asked, name: asked }]
    return {
      timeZone,
      nowMs: serverNow(),
      choices: [
        ...choices,
        {
          name: 'source',
          label: t('gameRecord.source'),
          options: [
            { value: '', label: t('gameRecord.allSources') },
            ...shown.map(({ code, name }) => ({ value: code, label: name })),
          ],
        },
      ],
      search: { label: t('gameRecord.search'), longest: 64 },
    }
  }
  const value = readFilter(params, specOf([]))
  const onChange = (next: RecordFilter) => setParams(writeFilter(params, specOf([]), next), { replace: true })
  const chosen = Object.fromEntries(Object.entries(value.values).filter(([, one]) => one !== ''))
  const query = { ...value.range, ...chosen, ...(value.search && { search: value.search }) }
  return {
    spec: specOf,
    value,
    onChange,
    query,
    isNarrowed: Boolean(value.search) || Object.keys(chosen).length > 0,
  }
}
