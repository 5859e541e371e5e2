import { openedTypes, teamSorts, teamStates } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { Button } from '@plaza/ui/button'
import { Chip, ChipGroup } from '@plaza/ui/chip'
import { TextField } from '@plaza/ui/field'
import { MoneyField } from '@plaza/ui/money-field'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import { useTeamListText } from '../../locales/team-list/texts'
import type { TeamQuery } from './team-filter'
import css from './Team.module.css'

export interface FilterSheetProps {
  query: TeamQuery
  /** IANA zone of the days. */
  zone: string
  isOpen: boolean
  onClose: () => void
  onApply: (changes: Record<string, string | undefined>) => void
}

/** Filters and order of the team. Its code loads when it is first opened. */
export function FilterSheet(props: FilterSheetProps) {
  const t = useTeamListText()
  return (
    <Sheet isOpen={props.isOpen} onClose={props.onClose} title={t('teamList.filters')}>
      {/* Each time that it opens it shows the filters of the address. */}
      <Filters key={String(props.isOpen)} {...props} />
    </Sheet>
  )
}

const minor = (value: unknown): number | null => (typeof value === 'number' ? value : null)

function Filters({ query, zone, onApply }: FilterSheetProps) {
  const t = useTeamListText()
  const { currency } = useRemote()
  const [chosen, setChosen] = useState({
    type: query.type ?? '',
    state: query.state ?? '',
    online: query.online ?? '',
    from: query.from ?? '',
    to: query.to ?? '',
    sort: query.sort ?? 'registered',
    least: minor(query.least),
    most: minor(query.most),
  })
  const set = (part: Partial<typeof chosen>) => setChosen((before) => ({ ...before, ...part }))
  const isDayWrong = chosen.from !== '' && chosen.to !== '' && chosen.from > chosen.to
  const isAmountWrong = chosen.least !== null && chosen.most !== null && chosen.least > chosen.most
  const choice = (
    name: 'type' | 'state' | 'online' | 'sort',
    label: string,
    options: readonly { value: string; text: string }[],
  ) => (
    <div>
      <p className={css.label}>{label}</p>
      <ChipGroup label={label}>
        {options.map(({ value, text }) => (
          <Chip key={value} isPressed={chosen[name] === value} onPress={() => set({ [name]: value })}>
            {text}
          </Chip>
        ))}
      </ChipGroup>
    </div>
  )
  const any = { value: '', text: t('teamList.any') }
  return (
    <Stack gap={16}>
      {choice('type', t('teamList.type'), [
        any,
        ...openedTypes.map((value) => ({ value, text: t(`teamList.types.${value}`) })),
      ])}
      {choice('state', t('teamList.state'), [
        any,
        ...teamStates.map((value) => ({ value, text: t(`teamList.states.${value}`) })),
      ])}
      {choice('online', t('teamList.presence'), [
        any,
        { value: 'yes', text: t('teamList.online') },
        { value: 'no', text: t('teamList.offline') },
      ])}
      {choice(
        'sort',
        t('teamList.sort'),
        teamSorts.map((value) => ({ value, text: t(`teamList.sorts.${value}`) })),
      )}
      <div className={css.pair}>
        <TextField
          label={t('teamList.from')}
          type="date"
          value={chosen.from}
          onChange={(from) => set({ from })}
          help={zone}
        />
        <TextField
          label={t('teamList.to')}
          type="date"
          value={chosen.to}
          onChange={(to) => set({ to })}
          error={isDayWrong ? t('teamList.daysWrong') : null}
        />
      </div>
      <div className={css.pair}>
        <MoneyField
          label={t('teamList.least')}
          valueMinor={chosen.least}
          onChange={(least) => set({ least })}
          currency={currency}
        />
        <MoneyField
          label={t('teamList.most')}
          valueMinor={chosen.most}
          onChange={(most) => set({ most })}
          currency={currency}
          error={isAmountWrong ? t('teamList.amountsWrong') : null}
        />
      </div>
      <Button
        variant="primary"
        size="large"
        isBlock
        disabledReason={
          isDayWrong ? t('teamList.daysWrong') : isAmountWrong ? t('teamList.amountsWrong') : undefined
        }
        onClick={() =>
          onApply({
            ...{ type: chosen.type, state: chosen.state, online: chosen.online },
            ...{ from: chosen.from, to: chosen.to },
            least: chosen.least === null ? undefined : String(chosen.least),
            most: chosen.most === null ? undefined : String(chosen.most),
            sort: chosen.sort === 'registered' ? undefined : chosen.sort,
          })
        }
      >
        {t('teamList.apply')}
      </Button>
    </Stack>
  )
}
