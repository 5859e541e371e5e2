import { useCallPages } from '@plaza/client'
import { rateMembersCall } from '@plaza/contract/agency'
import { memberTypes } from '@plaza/contract/identity'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { EmptyState } from '@plaza/ui/empty-state'
import { TextField } from '@plaza/ui/field'
import { Form } from '@plaza/ui/form'
import { List, ListRow } from '@plaza/ui/list-row'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useState } from 'react'
import { useRatesText } from '../../locales/rates/texts'
import css from './Rates.module.css'

/** Members directly below the agent, to be searched by name; a row opens its rates (RATE-1). */
export function RateMembers({ onOpen }: { onOpen: (id: string) => void }) {
  const t = useRatesText()
  const [text, setText] = useState('')
  const [search, setSearch] = useState('')
  const list = useCallPages(rateMembersCall, search === '' ? {} : { search })
  return (
    <>
      <Form onSend={() => setSearch(text.trim())}>
        <div className={css.search}>
          <TextField
            label={t('rates.search')}
            icon="search"
            value={text}
            onChange={setText}
            autoComplete="off"
          />
          <Button type="submit">{t('rates.find')}</Button>
        </div>
      </Form>
      <Answer
        of={{
          data: list.pages?.flatMap(({ members }) => members),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={6} />}
        failed={{ title: t('rates.membersFailed') }}
        isEmpty={(members) => members.length === 0}
        empty={
          search === '' ? (
            <EmptyState title={t('rates.noMembers')} text={t('rates.noMembersText')} />
          ) : (
            <EmptyState title={t('rates.noneFits')} text={t('rates.noneFitsText')} />
          )
        }
      >
        {(members) => (
          <div>
            <List label={t('rates.members')}>
              {members.map(({ id, userName, type }) => (
                <ListRow
                  key={id}
                  icon={type === memberTypes.player ? 'user' : 'users'}
                  title={<bdi translate="no">{userName}</bdi>}
                  detail={t(type === memberTypes.player ? 'rates.player' : 'rates.agent')}
                  onPress={() => onOpen(id)}
                />
              ))}
            </List>
            <RecordsEnd {...list} moreFailed={t('rates.moreFailed')} />
          </div>
        )}
      </Answer>
    </>
  )
}
