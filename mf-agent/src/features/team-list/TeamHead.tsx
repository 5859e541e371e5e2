import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextField } from '@plaza/ui/field'
import { Form } from '@plaza/ui/form'
import { lazy } from '@plaza/ui/lazy'
import { Suspense, useState } from 'react'
import { useTeamListText } from '../../locales/team-list/texts'
import { countFilters, sheetFilters, withParams, type TeamQuery } from './team-filter'
import css from './Team.module.css'

const FilterSheet = lazy(async () => ({ default: (await import('./FilterSheet')).FilterSheet }))

export interface TeamHeadProps {
  query: TeamQuery
  /** From directly below the agent down to whose downline is shown; undefined before the first answer. */
  path: readonly string[] | undefined
  params: URLSearchParams
  onChange: (params: URLSearchParams) => void
}

/** The way to the accounts below, the search, and the filters of the list. */
export function TeamHead({ query, path = [], params, onChange }: TeamHeadProps) {
  const t = useTeamListText()
  const { timeZone } = useRemote()
  const asked = params.get('search') ?? ''
  const [text, setText] = useState(asked)
  const [known, setKnown] = useState(asked)
  // The address has another text: back, forward or Reset.
  if (known !== asked) {
    setKnown(asked)
    setText(asked)
  }
  const [filters, setFilters] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const change = (changes: Record<string, string | undefined>) => onChange(withParams(params, changes))
  const count = countFilters(query)
  const isDeep = params.get('deep') === '1'
  return (
    <div className={css.head}>
      {path.length > 0 && (
        <nav aria-label={t('teamList.path')}>
          <ol className={css.path} role="list">
            {['', ...path].map((account, at) => (
              <li key={account}>
                {at === path.length ? (
                  <span aria-current="page">
                    {account === '' ? t('teamList.me') : <bdi translate="no">{account}</bdi>}
                  </span>
                ) : (
                  <button type="button" className={css.step} onClick={() => change({ of: account })}>
                    {account === '' ? t('teamList.me') : <bdi translate="no">{account}</bdi>}
                  </button>
                )}
              </li>
            ))}
          </ol>
        </nav>
      )}
      <Form onSend={() => change({ search: text.trim() })}>
        <div className={css.search}>
          <TextField
            label={t('teamList.search')}
            icon="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={64}
            value={text}
            onChange={setText}
          />
          <Button type="submit">{t('teamList.find')}</Button>
        </div>
      </Form>
      <ChipGroup label={t('teamList.filters')}>
        <Chip isPressed={!isDeep} onPress={() => change({ deep: undefined })}>
          {t('teamList.direct')}
        </Chip>
        <Chip isPressed={isDeep} onPress={() => change({ deep: '1' })}>
          {t('teamList.everybody')}
        </Chip>
        <Chip opensSheet isPressed={count > 0} onPress={() => setFilters('open')}>
          {count > 0 ? t('teamList.filtersSet', { count }) : t('teamList.filters')}
        </Chip>
        {(count > 0 || query.sort !== undefined || asked !== '') && (
          <Chip
            icon="refresh"
            onPress={() =>
              change({
                search: undefined,
                ...Object.fromEntries(sheetFilters.map((name) => [name, undefined])),
              })
            }
          >
            {t('teamList.reset')}
          </Chip>
        )}
      </ChipGroup>
      {filters !== 'unopened' && (
        <Suspense>
          <FilterSheet
            query={query}
            zone={timeZone}
            isOpen={filters === 'open'}
            onClose={() => setFilters('closed')}
            onApply={(changes) => {
              setFilters('closed')
              change(changes)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}
