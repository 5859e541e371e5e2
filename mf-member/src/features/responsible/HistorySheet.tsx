import { useCallPages } from '@plaza/client'
import {
  breakPeriods,
  consentChannels,
  playLimitKinds,
  protectionHistoryCall,
  type ProtectionEntry,
} from '@plaza/contract/site'
import { limitPeriods } from '@plaza/contract/money'
import { useRemote } from '@plaza/federation'
import { useFormats } from '@plaza/i18n'
import { Answer } from '@plaza/ui/answer'
import { EmptyState } from '@plaza/ui/empty-state'
import { List, ListRow } from '@plaza/ui/list-row'
import { RecordsEnd } from '@plaza/ui/records'
import { Sheet } from '@plaza/ui/sheet'
import { SkeletonRows } from '@plaza/ui/skeleton'
import { useLimitsText } from '../../locales/limits/texts'
import { usePrivacyText } from '../../locales/privacy/texts'
import { useResponsibleText } from '../../locales/responsible/texts'
import { useAmountText } from '../limits/useAmountText'

/** Values of entries that are words. */
const words = ['read', 'given', 'not-given', 'open', 'dropped', 'done', 'refused'] as const

/** Every decision with old and new, the newest first (R20, RG-9). */
export function HistorySheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useResponsibleText()
  const list = useCallPages(protectionHistoryCall, {}, { enabled: isOpen })
  return (
    <Sheet isOpen={isOpen} onClose={onClose} title={t('responsible.history')} isTall>
      <Answer
        of={{
          data: list.pages?.flatMap(({ entries }) => entries),
          error: list.failure,
          errorUpdateCount: list.errorUpdateCount,
          refetch: list.retry,
        }}
        pending={<SkeletonRows count={5} />}
        failed={{ title: t('responsible.failed') }}
      >
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState title={t('responsible.historyNone')} text={t('responsible.historyNoneText')} />
          ) : (
            <>
              <List label={t('responsible.history')}>
                {entries.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </List>
              <RecordsEnd
                {...list}
                moreFailed={t('responsible.moreFailed')}
                end={t('responsible.historyEnd')}
              />
            </>
          )
        }
      </Answer>
    </Sheet>
  )
}

function Entry({ entry }: { entry: ProtectionEntry }) {
  const t = useResponsibleText()
  const tLimits = useLimitsText()
  const tPrivacy = usePrivacyText()
  const { timeZone, currency } = useRemote()
  const { dateTime } = useFormats()
  const amountText = useAmountText(currency)
  const { action, at, by, before, after, subject } = entry
  const [kindName, periodName] = subject.split('.')
  const kind = playLimitKinds.find((one) => one === kindName)
  const period = limitPeriods.find((one) => one === periodName)
  const valueText = (value: string | number | null): string => {
    if (value === null) return t('responsible.none')
    if (kind && typeof value === 'number') return amountText(kind, value)
    const length = breakPeriods.find((one) => one === value)
    if (length) return t(`responsible.periods.${length}`)
    if (action === 'reality-interval') return t('responsible.minutes', { number: value })
    const word = words.find((one) => one === value)
    if (word) return t(`responsible.values.${word}`)
    return typeof value === 'number' ? dateTime(value, { timeZone }) : value
  }
  const channel = consentChannels.find((one) => one === subject)
  const what = channel
    ? ` · ${tPrivacy(`privacy.channels.${channel}`)}`
    : kind && period
      ? ` · ${tLimits(`limits.kinds.${kind}`)}, ${tLimits(`limits.periods.${period}`)}`
      : ''
  return (
    <ListRow
      title={`${t(`responsible.actions.${action}`)}${what}`}
      detail={[
        t('responsible.fromTo', { before: valueText(before), after: valueText(after) }),
        dateTime(at, { timeZone }),
        ...(by === 'operator' ? [t('responsible.byOperator')] : []),
      ].join(' · ')}
    />
  )
}
