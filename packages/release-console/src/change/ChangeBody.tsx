import { Button } from '@plaza/ui/button'
import { TextField } from '@plaza/ui/field'
import { Icon } from '@plaza/ui/icon'
import { Skeleton } from '@plaza/ui/skeleton'
import { VisuallyHidden } from '@plaza/ui/visually-hidden'
import type { ApiError } from '../api/api-error'
import { useConsole } from '../shared/console-context'
import { ErrorNote } from '../shared/ErrorNote'
import { Note } from '../shared/Note'
import { ReleaseId } from '../shared/ReleaseId'
import type { ChangeAsk, ChangeDraft, Override as OverrideName } from '../state/change-ask'
import { useConsoleText } from '../texts'
import { ChangeFields } from './ChangeFields'
import { Effects } from './Effects'
import { Override } from './Override'
import type { PreviewState } from './usePreview'
import css from './ChangeBody.module.css'

export interface ChangeBodyProps {
  formId: string
  ask: ChangeAsk
  draft: ChangeDraft
  onDraft: (draft: ChangeDraft) => void
  why: string
  onWhy: (why: string) => void
  onSubmit: () => void
  preview: PreviewState
  /** A rule that may be passed over, or was. */
  override: OverrideName | undefined
  /** The previewed revision, after a conflict with another change. */
  conflict: number | undefined
  error: ApiError | undefined
  onLook: () => void
}

/** The content of the sheet of a change: its fields, its effects, and its reason. */
export function ChangeBody(props: ChangeBodyProps) {
  const { formId, ask, draft, onDraft, why, onWhy, onSubmit, preview, override, conflict, error, onLook } =
    props
  const t = useConsoleText()
  const {
    state: { overview },
  } = useConsole()
  return (
    <form
      id={formId}
      className={css.body}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {ask.release !== undefined && ask.kind !== 'rollback' && (
        <p>
          <ReleaseId id={ask.release} />
        </p>
      )}
      <ChangeFields
        ask={ask}
        draft={draft}
        onChange={onDraft}
        remote={overview?.remotes.find(({ name }) => name === ask.remote)}
        merchants={overview?.merchants.map(({ merchant }) => merchant) ?? []}
      />
      {conflict !== undefined && (
        <Note tone="warning" icon={<Icon name="alert-triangle" size={20} />} isAlert>
          {t('sheet.conflict', { revision: conflict })}
        </Note>
      )}
      <section aria-labelledby={`${formId}effects`} aria-busy={preview.kind === 'looking'}>
        <h2 id={`${formId}effects`} className={css.heading}>
          {t('effects.title')}
        </h2>
        {preview.kind === 'looking' && (
          <div className={css.looking}>
            <VisuallyHidden>{t('sheet.looking')}</VisuallyHidden>
            <Skeleton width="half" />
            <Skeleton />
            <Skeleton width="most" />
          </div>
        )}
        {preview.kind === 'incomplete' && <p className={css.quiet}>{t('sheet.incomplete')}</p>}
        {preview.kind === 'refused' && (
          <ErrorNote
            error={preview.error}
            action={
              preview.error.status === 0 && (
                <Button size="small" icon="refresh" onClick={onLook}>
                  {t('retry')}
                </Button>
              )
            }
          />
        )}
        {preview.kind === 'seen' && <Effects preview={preview.preview} />}
      </section>
      {override && (
        <Override
          name={override}
          isGiven={draft.overrides.includes(override)}
          onChange={(isGiven) =>
            onDraft({ ...draft, overrides: isGiven ? [...draft.overrides, override] : [] })
          }
        />
      )}
      <TextField
        label={t('sheet.why')}
        help={t('sheet.whyHelp')}
        name="why"
        maxLength={1024}
        isRequired
        autoComplete="off"
        value={why}
        onChange={onWhy}
      />
      {error && <ErrorNote error={error} />}
    </form>
  )
}
