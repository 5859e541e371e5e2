import type { SavedPicks } from '@plaza/contract/lottery'
import { useFormats } from '@plaza/i18n'
import { useRemote } from '@plaza/federation'
import type { Play } from '@plaza/lottery'
import { Button } from '@plaza/ui/button'
import { IconButton } from '@plaza/ui/icon-button'
import { BetLine, LineText } from '../../lottery/lines/BetLines'
import { usePicksText } from '../../lottery/plays/usePicksText'
import { usePlayWords } from '../../lottery/plays/usePlayWords'
import { useTableText } from '../../locales/lottery-table/texts'
import { stakeMinor } from '../lottery-slip/stake'
import styles from './Saved.module.css'

export interface SavedRowProps {
  saved: SavedPicks
  playOf: (id: string) => Play | undefined
  onUse: () => void
  onDelete: () => void
}

/** Saved numbers with their play and stake; those of a play that has gone can only be deleted. */
export function SavedRow({ saved: { name, lines }, playOf, onUse, onDelete }: SavedRowProps) {
  const t = useTableText()
  const words = usePlayWords()
  const picksText = usePicksText()
  const { money, number } = useFormats()
  const { currency } = useRemote()
  const known = lines.flatMap((line) => {
    const play = playOf(line.play)
    return play ? [{ line, play }] : []
  })
  const isGone = known.length < lines.length
  return (
    <BetLine
      name={<span translate="no">{name}</span>}
      amount={money(
        lines.reduce((sum, line) => sum + stakeMinor(line), 0),
        currency,
      )}
      action={
        <div className={styles.row}>
          <Button
            size="small"
            isDisabled={isGone}
            aria-label={t('table.saved.useNamed', { name })}
            onClick={onUse}
          >
            {t('table.saved.use')}
          </Button>
          <IconButton icon="trash" size={20} label={t('table.saved.delete', { name })} onClick={onDelete} />
        </div>
      }
    >
      {isGone && <LineText kind="caution">{t('table.saved.gone')}</LineText>}
      {known.map(({ line, play }, index) => (
        <LineText key={index} kind="picks" isShort>
          {`${words.full(play)} · ${picksText(play, line.picks, (count) => t('table.saved.more', { count: number(count) }))}`}
        </LineText>
      ))}
    </BetLine>
  )
}
