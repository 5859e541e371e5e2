import type { Game } from '@plaza/contract/play'
import type { Formats } from '@plaza/i18n'
import type { useSheetText } from '../../locales/game-sheet/texts'

export interface GameFact {
  id: 'category' | 'room' | 'bet' | 'rtp' | 'volatility' | 'lines' | 'maxWin'
  label: string
  value: string
  help?: string
}

type Texts = ReturnType<typeof useSheetText>

function betText({ minBetMinor, maxBetMinor }: Game, money: (minor: number) => string, t: Texts): string {
  const min = minBetMinor === undefined ? undefined : money(minBetMinor)
  const max = maxBetMinor === undefined ? undefined : money(maxBetMinor)
  if (min && max) return t('sheet.betRange', { min, max })
  if (min) return t('sheet.betFrom', { min })
  return max ? t('sheet.betTo', { max }) : ''
}

/** The vendor's facts about a game in words; missing ones are left out (LIST-10). */
export function gameFacts(game: Game, currency: string, formats: Formats, t: Texts): GameFact[] {
  const { rtpBasisPoints, volatility, lines, maxWinMultiple, roomType } = game
  const all: GameFact[] = [
    { id: 'category', label: t('sheet.category'), value: t(`categories.${game.gameType}`) },
    { id: 'room', label: t('sheet.room'), value: roomType ? t(`sheet.rooms.${roomType}`) : '' },
    { id: 'bet', label: t('sheet.bet'), value: betText(game, (minor) => formats.money(minor, currency), t) },
    {
      id: 'rtp',
      label: t('sheet.rtp'),
      value: rtpBasisPoints === undefined ? '' : formats.percent(rtpBasisPoints),
      help: t('sheet.rtpHelp'),
    },
    { id: 'volatility', label: t('sheet.volatility'), value: volatility ? t(`sheet.${volatility}`) : '' },
    { id: 'lines', label: t('sheet.lines'), value: lines === undefined ? '' : formats.number(lines) },
    {
      id: 'maxWin',
      label: t('sheet.maxWin'),
      value:
        maxWinMultiple === undefined ? '' : t('sheet.maxWinOf', { number: formats.number(maxWinMultiple) }),
    },
  ]
  return all.filter(({ value }) => value !== '')
}
