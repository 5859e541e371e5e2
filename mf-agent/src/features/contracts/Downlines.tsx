import { useCallPages } from '@plaza/client'
import { contractPartiesCall, type ContractKind } from '@plaza/contract/agency'
import { Answer } from '@plaza/ui/answer'
import { Button } from '@plaza/ui/button'
import { Form } from '@plaza/ui/form'
import { RecordsEnd } from '@plaza/ui/records'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { lazy } from '@plaza/ui/lazy'
import { EmptyState } from '@plaza/ui/empty-state'
import { TextField } from '@plaza/ui/field'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section, Stack } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { Suspense, useState } from 'react'
import { useContractsText } from '../../locales/contracts/texts'
import { stateTones } from './state-tones'
import type { ContractParty } from './useContracts'

const DownlineSheet = lazy(async () => ({ default: (await import('./DownlineSheet')).DownlineSheet }))

/** From how many people on a search field helps. */
const searchedFrom = 8

export interface DownlinesProps {
  kind: ContractKind
  /** Whether one has a contract of the kind oneself, which bounds every offer. */
  mayOffer: boolean
  currency: string
  onOffer: (party: ContractParty) => void
}

/** Everybody directly below with the state of the contract, page by page; the server searches. A press opens one. */
export function Downlines({ kind, mayOffer, currency, onOffer }: DownlinesProps) {
  const t = useContractsText()
  const [wanted, setWanted] = useState('')
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<{ account: string; isOpen: boolean } | null>(null)
  const list = useCallPages(contractPartiesCall, { kind, ...(search !== '' && { search }) })
  const parties = list.pages?.flatMap((page) => page.parties)
  const total = list.pages?.at(0)?.total ?? 0
  const party = parties?.find(({ account }) => account === opened?.account)
  if (search === '' && parties?.length === 0) return null
  return (
    <Section title={t('contracts.downlines')}>
      {!mayOffer && <p>{t('contracts.needsOwn')}</p>}
      {(search !== '' || total >= searchedFrom) && (
        <Form onSend={() => setSearch(wanted.trim())}>
          <Stack gap={8}>
            <TextField
              label={t('contracts.search')}
              icon="search"
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              value={wanted}
              onChange={setWanted}
              maxLength={64}
            />
            <Button type="submit" isBlock>
              {t('contracts.find')}
            </Button>
          </Stack>
        </Form>
      )}
      <Answer
        of={{
          data: parties,
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={4} />}
        failed={{ title: t('contracts.downlinesFailed') }}
        isEmpty={(known) => known.length === 0}
        empty={<EmptyState title={t('contracts.notFound')} />}
      >
        {(known) => (
          <div>
            <List label={t('contracts.downlines')}>
              {known.map((one) => (
                <ListRow
                  key={one.account}
                  title={one.account}
                  end={<PartyState party={one} />}
                  onPress={() => setOpened({ account: one.account, isOpen: true })}
                />
              ))}
            </List>
            {(list.hasMore || list.isLoadingMore || list.isPageFailed) && (
              <RecordsEnd {...list} moreFailed={t('contracts.downlinesFailed')} />
            )}
          </div>
        )}
      </Answer>
      {party && opened && (
        <Suspense>
          <DownlineSheet
            key={party.account}
            kind={kind}
            party={party}
            mayOffer={mayOffer}
            currency={currency}
            isOpen={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
            onOffer={() => {
              setOpened(null)
              onOffer(party)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}

function PartyState({ party: { active, offered } }: { party: ContractParty }) {
  const t = useContractsText()
  if (offered)
    return (
      <Pill tone={stateTones.offered}>
        {t(offered.isAmendment ? 'contracts.amendment' : 'contracts.states.offered')}
      </Pill>
    )
  return active ? (
    <Pill tone={stateTones.active}>{t('contracts.states.active')}</Pill>
  ) : (
    <span>{t('contracts.noneYet')}</span>
  )
}
