import { useCall } from '@plaza/client'
import { teamNamesCall } from '@plaza/contract/agency'
import { Button } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextField } from '@plaza/ui/field'
import { Fold } from '@plaza/ui/fold'
import { Form } from '@plaza/ui/form'
import { useEffect, useState } from 'react'
import { useTeamBettingText } from '../../locales/team-betting/texts'
import { moreFilters } from './bets-filter'
import css from './TeamBetting.module.css'

/** ms of rest after which names are asked for. */
const restMs = 300

export interface MoreFiltersProps {
  params: URLSearchParams
  onChange: (params: URLSearchParams) => void
}

/** Whose bets, and of lotteries which play and issue; names of the team are suggested while one is typed (TEAM-13). */
export function MoreFilters({ params, onChange }: MoreFiltersProps) {
  const known = Object.fromEntries(moreFilters.map((name) => [name, params.get(name) ?? '']))
  // The fields show the address again when it changes.
  return (
    <Fields
      key={JSON.stringify(known)}
      known={known}
      onApply={(values) => {
        const next = new URLSearchParams(params)
        for (const name of moreFilters) {
          const value = (values[name] ?? '').trim()
          if (value === '') next.delete(name)
          else next.set(name, value)
        }
        onChange(next)
      }}
    />
  )
}

type Values = Readonly<Record<string, string>>

function Fields({ known, onApply }: { known: Values; onApply: (values: Values) => void }) {
  const t = useTeamBettingText()
  const [values, setValues] = useState(known)
  const set = (name: string) => (value: string) => setValues((before) => ({ ...before, [name]: value }))
  const typed = (values['account'] ?? '').trim()
  const [asked, setAsked] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), restMs)
    return () => clearTimeout(timer)
  }, [typed])
  const isAsking = asked !== '' && asked !== known['account']
  const names = useCall(teamNamesCall, { query: { search: asked } }, { enabled: isAsking, staleMs: 60_000 })
  const suggested = isAsking ? (names.data?.names ?? []) : []
  return (
    <Form onSend={() => onApply(values)}>
      <div className={css.form}>
        <div className={css.search}>
          <TextField
            label={t('bets.account')}
            icon="search"
            type="search"
            enterKeyHint="search"
            autoComplete="off"
            maxLength={64}
            value={values['account'] ?? ''}
            onChange={set('account')}
          />
          <Button type="submit">{t('bets.show')}</Button>
        </div>
        {suggested.length > 0 && (
          <ChipGroup label={t('bets.suggested')}>
            {suggested.map((name) => (
              <Chip key={name} onPress={() => onApply({ ...values, account: name })}>
                {name}
              </Chip>
            ))}
          </ChipGroup>
        )}
        <Fold title={t('bets.ofLotteries')} isOpen={known['play'] !== '' || known['issue'] !== ''}>
          <div className={css.fields}>
            <TextField
              label={t('bets.issue')}
              autoComplete="off"
              maxLength={32}
              value={values['issue'] ?? ''}
              onChange={set('issue')}
            />
            <TextField
              label={t('bets.play')}
              autoComplete="off"
              maxLength={64}
              value={values['play'] ?? ''}
              onChange={set('play')}
            />
          </div>
        </Fold>
      </div>
    </Form>
  )
}
