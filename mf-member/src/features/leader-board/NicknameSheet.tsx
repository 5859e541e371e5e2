import { useCallMutation, useForget } from '@plaza/client'
import { nicknameLength, rankingCall, setNicknameCall } from '@plaza/contract/growth'
import { useRemote } from '@plaza/federation'
import { useErrorText } from '@plaza/i18n'
import { TextField } from '@plaza/ui/field'
import { Form, FormFoot } from '@plaza/ui/form'
import { Stack } from '@plaza/ui/page'
import { Sheet } from '@plaza/ui/sheet'
import { useState } from 'react'
import { useLeaderBoardText } from '../../locales/leader-board/texts'

export interface NicknameSheetProps {
  isOpen: boolean
  onClose: () => void
  /** What leaderboards show now; null for the masked account. */
  nickname: string | null
}

/** Chooses the name that leaderboards show, or removes it (MISSION-2). A refusal is shown at the field. */
export function NicknameSheet({ isOpen, onClose, nickname }: NicknameSheetProps) {
  const t = useLeaderBoardText()
  const errorText = useErrorText()
  const { events } = useRemote()
  const forget = useForget()
  const [typed, setTyped] = useState<string>()
  const { mutate, isPending, error, reset } = useCallMutation(setNicknameCall)
  const value = typed ?? nickname ?? ''
  const close = () => {
    setTyped(undefined)
    reset()
    onClose()
  }
  const send = () => {
    if (isPending) return
    mutate(
      { body: { nickname: value } },
      {
        onSuccess: (saved) => {
          const text =
            saved.nickname === null
              ? t('leaderBoard.nicknameRemoved')
              : t('leaderBoard.nicknameSaved', { name: saved.nickname })
          events.say('toast', { kind: 'success', text, id: 'nickname' })
          forget(rankingCall)
          close()
        },
      },
    )
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t('leaderBoard.nickname')}
      detail={t('leaderBoard.nicknameRule')}
    >
      <Form onSend={send}>
        <Stack gap={12}>
          <TextField
            label={t('leaderBoard.nickname')}
            name="nickname"
            autoComplete="nickname"
            icon="user"
            maxLength={nicknameLength.most * 2}
            value={value}
            error={error ? errorText(error.code, error.value, error) : undefined}
            onChange={(next) => {
              setTyped(next)
              reset()
            }}
          />
          <FormFoot isPending={isPending} problem={undefined}>
            {t('leaderBoard.nicknameSave')}
          </FormFoot>
        </Stack>
      </Form>
    </Sheet>
  )
}
