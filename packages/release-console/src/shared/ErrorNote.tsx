import { Icon } from '@plaza/ui/icon'
import type { ReactNode } from 'react'
import type { ApiError } from '../api/api-error'
import { useConsoleText } from '../texts'
import { errorWords } from './error-words'
import { Note } from './Note'

/** A failure in place: its title, the server's sentence, and the next step. Announced when it appears. */
export function ErrorNote({ error, action }: { error: ApiError; action?: ReactNode }) {
  const { title, sentence } = errorWords(error, useConsoleText())
  return (
    <Note tone="danger" icon={<Icon name="alert" size={20} />} isAlert action={action}>
      <strong>{title}</strong>
      {sentence !== undefined && <span lang="en" dir="ltr">{` ${sentence}`}</span>}
    </Note>
  )
}
