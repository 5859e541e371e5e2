import { Button } from '@plaza/ui/button'
import { useState } from 'react'
import { useLeaderBoardText } from '../../locales/leader-board/texts'
import { NicknameSheet } from './NicknameSheet'

/** Offers to choose a nickname, or to change the one that the member has. */
export function Nickname({ nickname }: { nickname: string | null }) {
  const t = useLeaderBoardText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button isBlock onClick={() => setOpen(true)}>
        {t(nickname === null ? 'leaderBoard.nicknameChoose' : 'leaderBoard.nicknameChange')}
      </Button>
      <NicknameSheet isOpen={isOpen} onClose={() => setOpen(false)} nickname={nickname} />
    </>
  )
}
