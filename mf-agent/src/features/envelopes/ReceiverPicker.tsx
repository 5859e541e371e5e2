import { useCallPages } from '@plaza/client'
import { mostReceivers, rateMembersCall } from '@plaza/contract/agency'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { Checkbox } from '@plaza/ui/checkbox'
import { EmptyState } from '@plaza/ui/empty-state'
import { TextField } from '@plaza/ui/field'
import { Stack } from '@plaza/ui/page'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useEnvelopesText } from '../../locales/envelopes/texts'

export interface ReceiverPickerProps {
  /** Ids. */
  chosen: readonly string[]
  onToggle: (id: string) => void
}

/** Members directly below the agent, to be searched by name and chosen. */
export function ReceiverPicker({ chosen, onToggle }: ReceiverPickerProps) {
  const t = useEnvelopesText()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const list = useCallPages(rateMembersCall, search === '' ? {} : { search })
  const isFull = chosen.length >= mostReceivers
  return (
    <Stack gap={12}>
      <TextField
        label={t('envelopes.search')}
        icon="search"
        value={text}
        onChange={setText}
        autoComplete="off"
        maxLength={64}
      />
      <Button size="small" onClick={() => setSearch(text.trim())}>
        {t('envelopes.find')}
      </Button>
      <p role="status">
        {isFull
          ? t('envelopes.chosenMost', { most: mostReceivers })
          : t('envelopes.chosen', { count: chosen.length })}
      </p>
      <Answer
        of={{
          data: list.pages?.flatMap(({ members }) => members),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={4} />}
        failed={{ title: t('envelopes.membersFailed') }}
        isEmpty={(members) => members.length === 0}
        empty={<EmptyState title={t('envelopes.noMembers')} />}
      >
        {(members) => (
          <div>
            {members.map(({ id, userName }) => (
              <Checkbox
                key={id}
                isChecked={chosen.includes(id)}
                isDisabled={isFull && !chosen.includes(id)}
                onChange={() => onToggle(id)}
              >
                <bdi translate="no">{userName}</bdi>
              </Checkbox>
            ))}
            <RecordsEnd {...list} moreFailed={t('envelopes.moreFailed')} />
          </div>
        )}
      </Answer>
    </Stack>
  )
}
