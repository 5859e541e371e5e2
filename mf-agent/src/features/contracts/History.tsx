import type { Contract } from '@plaza/contract/agency'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { lazy } from '@plaza/ui/lazy'
import { List, ListRow } from '@plaza/ui/list-row'
import { Section } from '@plaza/ui/page'
import { Pill } from '@plaza/ui/pill'
import { Suspense, useState } from 'react'
import { useContractsText } from '../../locales/contracts/texts'
import { stateTones } from './state-tones'

const HistorySheet = lazy(async () => ({ default: (await import('./HistorySheet')).HistorySheet }))

/** Contracts that are over, one's own and those that one gave; a press opens what one said. */
export function History({ history, currency }: { history: readonly Contract[]; currency: string }) {
  const t = useContractsText()
  const { dateTime } = useFormats()
  const { timeZone } = useRemote()
  const [opened, setOpened] = useState<{ contract: Contract; isOpen: boolean } | null>(null)
  if (history.length === 0) return null
  return (
    <Section title={t('contracts.history')}>
      <List label={t('contracts.history')}>
        {history.map((contract) => (
          <ListRow
            key={contract.id}
            title={contract.isMine ? t('contracts.mine') : contract.member}
            detail={contract.closedAt === null ? '' : dateTime(contract.closedAt, { timeZone })}
            end={<Pill tone={stateTones[contract.state]}>{t(`contracts.states.${contract.state}`)}</Pill>}
            onPress={() => setOpened({ contract, isOpen: true })}
          />
        ))}
      </List>
      {opened && (
        <Suspense>
          <HistorySheet
            contract={opened.contract}
            currency={currency}
            isOpen={opened.isOpen}
            onClose={() => setOpened({ ...opened, isOpen: false })}
          />
        </Suspense>
      )}
    </Section>
  )
}
