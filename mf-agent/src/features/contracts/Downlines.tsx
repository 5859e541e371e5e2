import type { ContractKind } from '@plaza/contract/agency'
import { lazy } from '@plaza/ui/lazy'
import { EmptyState } from '@plaza/ui/empty-state'
import { TextField } from '@plaza/ui/field'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
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
  downlines: readonly ContractParty[]
  /** Whether one has a contract of the kind oneself, which bounds every offer. */
  mayOffer: boolean
  currency: string
  onOffer: (party: ContractParty) => void
}

/** Everybody directly below with the state of the contract; a press opens it. */
export function Downlines({ kind, downlines, mayOffer, currency, onOffer }: DownlinesProps) {
  const t = useContractsText()
  const [wanted, setWanted] = useState('')
  const [opened, setOpened] = useState<{ account: string; isOpen: boolean } | null>(null)
  if (downlines.length === 0) return null
  const typed = wanted.trim().toLowerCase()
  const found = downlines.filter(({ account }) => account.toLowerCase().includes(typed))
  const party = downlines.find(({ account }) => account === opened?.account)
  return (
    <Section title={t('contracts.downlines')}>
      {!mayOffer && <p>{t('contracts.needsOwn')}</p>}
      {downlines.length >= searchedFrom && (
        <TextField
          label={t('contracts.search')}
          icon="search"
          value={wanted}
          onChange={setWanted}
          maxLength={32}
        />
      )}
      {found.length === 0 ? (
        <EmptyState title={t('contracts.notFound')} />
      ) : (
        <List label={t('contracts.downlines')}>
          {found.map((one) => (
            <ListRow
              key={one.account}
              title={one.account}
              end={<PartyState party={one} />}
              onPress={() => setOpened({ account: one.account, isOpen: true })}
            />
          ))}
        </List>
      )}
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
    t('contracts.noneYet')
  )
}
