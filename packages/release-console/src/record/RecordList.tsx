import type { RecordEntry } from '@plaza/contract/release'
import { Card } from '@plaza/ui/card'
import { EmptyState } from '@plaza/ui/empty-state'
import { useConsoleText } from '../texts'
import { entryKey } from './record-words'
import { RecordItem } from './RecordItem'

/** The record, newest first. */
export function RecordList({
  entries,
  namesRemote = false,
}: {
  entries: readonly RecordEntry[]
  /** Shows the remote of each entry, for lists of more than one remote. */
  namesRemote?: boolean
}) {
  const t = useConsoleText()
  if (entries.length === 0) return <EmptyState drawing="lighthouse" title={t('record.empty')} />
  return (
    <Card isFlush>
      <ol>
        {entries.map((entry) => (
          <RecordItem key={entryKey(entry)} entry={entry} namesRemote={namesRemote} />
        ))}
      </ol>
    </Card>
  )
}
