import { EmptyState } from '@plaza/ui/empty-state'
import { Button } from '@plaza/ui/button'
import type { ApiError } from '../api/api-error'
import { useConsoleText } from '../texts'
import { errorWords } from './error-words'

/** An error in place of a screen, with a retry. */
export function Failed({ error, onRetry }: { error: ApiError; onRetry: () => void }) {
  const t = useConsoleText()
  const { title, sentence } = errorWords(error, t)
  return (
    <div role="alert">
      <EmptyState
        drawing="storm"
        title={title}
        text={sentence !== undefined && <span lang="en">{sentence}</span>}
        action={
          <Button icon="refresh" onClick={onRetry}>
            {t('retry')}
          </Button>
        }
      />
    </div>
  )
}
