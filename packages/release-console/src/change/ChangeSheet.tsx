import type { ChangeAnswer } from '@plaza/contract/release'
import { Button } from '@plaza/ui/button'
import { Sheet } from '@plaza/ui/sheet'
import { useId, useState } from 'react'
import { useConsole } from '../shared/console-context'
import { changeOf, draftOf, overrideFor, type ChangeAsk } from '../state/change-ask'
import { mayChange } from '../state/rights'
import { useRightsReason } from '../shared/useRightsReason'
import { useConsoleText } from '../texts'
import { ChangeBody } from './ChangeBody'
import { useChange } from './useChange'
import { usePreview } from './usePreview'

export interface ChangeSheetProps {
  ask: ChangeAsk
  isOpen: boolean
  onClose: () => void
  onClosed: () => void
  onDone: (answer: ChangeAnswer, ask: ChangeAsk) => void
}

const dangerous: readonly ChangeAsk['kind'][] = ['disable', 'block', 'rollback']

/**
 * The sheet through which every change is made: it previews the effects, requires a reason, and makes the change on
 * the previewed revision. A conflict with another change is shown with a new preview.
 */
export function ChangeSheet({ ask, isOpen, onClose, onClosed, onDone }: ChangeSheetProps) {
  const t = useConsoleText()
  const {
    api,
    me,
    state: { overview },
    reload,
  } = useConsole()
  const rights = useRightsReason()
  const whyId = useId()
  const [draft, setDraft] = useState(() => draftOf(ask))
  const [why, setWhy] = useState('')
  const [conflict, setConflict] = useState<number>()
  const change = changeOf(ask, draft)
  const { isBusy, error, forget, run } = useChange(api, {
    onDone: (answer) => onDone(answer, ask),
    onConflict(revision) {
      setConflict(revision)
      look()
      reload()
    },
  })
  const { state, look } = usePreview(api, change, {
    revision: overview?.revision,
    isPaused: isBusy || !isOpen,
  })
  const isAllowed = change === undefined || mayChange(me, change)
  const preview = state.kind === 'seen' ? state.preview : undefined
  const refusal = state.kind === 'refused' ? state.error : undefined
  const override = refusal && overrideFor(ask.kind, refusal.code)
  const reason = (): string | undefined => {
    if (!isAllowed) return rights
    if (state.kind === 'incomplete') return t('sheet.incomplete')
    if (state.kind === 'looking') return t('sheet.looking')
    if (refusal) return t('sheet.refused')
    if (preview && !preview.isChanged) return t('sheet.unchanged')
    return why.trim() === '' ? t('sheet.noWhy') : undefined
  }
  const confirm = () => {
    if (!change || !preview || reason() !== undefined) return
    setConflict(undefined)
    run({ change, why: why.trim(), expectedRevision: preview.revision })
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={() => !isBusy && onClose()}
      onClosed={onClosed}
      title={t(`change.${ask.kind}.title`, { remote: ask.remote, merchant: ask.merchant ?? '' })}
      detail={t(`change.${ask.kind}.text`, { release: ask.release ?? '', merchant: ask.merchant ?? '' })}
      footer={
        <Button
          type="submit"
          form={whyId}
          isBlock
          size="large"
          variant={dangerous.includes(ask.kind) ? 'danger' : 'primary'}
          isBusy={isBusy}
          disabledReason={reason()}
        >
          {t(`change.${ask.kind}.confirm`)}
        </Button>
      }
    >
      <ChangeBody
        formId={whyId}
        ask={ask}
        draft={draft}
        onDraft={(next) => {
          forget()
          setDraft(next)
        }}
        why={why}
        onWhy={setWhy}
        onSubmit={confirm}
        preview={state}
        override={override ?? draft.overrides.at(-1)}
        conflict={conflict}
        error={error}
        onLook={look}
      />
    </Sheet>
  )
}
