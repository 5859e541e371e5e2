import { Link } from '@plaza/facade/router'
import { useAvailablePaths } from '@plaza/federation'
import { Answer } from '@plaza/ui/answer'
import { buttonClass } from '@plaza/ui/button'
import { Page, Stack } from '@plaza/ui/page'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useTilePresses } from '../../catalogue/useTilePresses'
import { useMoreLotteries } from '../../lottery/draws/useLotteries'
import { toggleFavouriteLottery } from '../../lottery/own/own-lotteries'
import { useOwnLotteries } from '../../lottery/own/useOwnLotteries'
import { useRules } from '../../lottery/rules/useRules'
import { LotteryTile } from '../../lottery/tile/LotteryTile'
import grid from '../../lottery/tile/LotteryTile.module.css'
import { useLotteryName } from '../../lottery/tile/useLotteryName'
import { TilesWaiting } from '../../lottery/tile/Waiting'
import { useLotteryText } from '../../locales/lottery/texts'
import { GroupChips } from './GroupChips'
import { pickLotteries, type HallGroup } from './hall-groups'
import { LotterySearch } from './LotterySearch'
import { NoLotteries } from './NoLotteries'
import { RegionChips, type BoardPart } from './RegionChips'

const responsiblePath = '/m/responsible'

/** `/m/moreLottery`: every lottery, by group and by name (HALL-1, RG-10). */
export function MoreLotteryScreen() {
  const t = useLotteryText()
  const nameOf = useLotteryName()
  const { favourites } = useOwnLotteries()
  const answer = useMoreLotteries()
  const paths = useAvailablePaths()
  const rules = useRules(answer.data)
  const [group, setGroup] = useState<HallGroup>('all')
  const [search, setSearch] = useState('')
  const [part, setPart] = useState<BoardPart>()
  const choose = (next: HallGroup) => {
    setPart(undefined)
    setGroup(next)
  }
  const picked = pickLotteries(answer.data ?? [], { group, search, favourites, nameOf })
  const shown = part ? picked.filter(({ code }) => part.codes.includes(code)) : picked
  const list = useRef<HTMLUListElement>(null)
  const codes = useRef<readonly string[]>([])
  useLayoutEffect(() => {
    codes.current = shown.map(({ code }) => code)
  })
  const { open } = rules
  const openAt = useCallback(
    (index: number) => {
      const code = codes.current[index]
      if (code !== undefined) open(code)
    },
    [open],
  )
  return (
    <Page>
      <Stack gap={12}>
        <LotterySearch value={search} onChange={setSearch} />
        <GroupChips value={group} onChange={choose} />
        {group === 'vietnam' && <RegionChips value={part} onChange={setPart} />}
      </Stack>
      <Answer
        of={answer}
        pending={<TilesWaiting count={8} />}
        failed={{ title: t('lottery.failed') }}
        isEmpty={() => shown.length === 0}
        empty={<NoLotteries group={group} search={search} onClear={() => setSearch('')} />}
      >
        {() => <Tiles list={list} onLongPress={openAt} lotteries={shown} favourites={favourites} />}
      </Answer>
      {paths.has(responsiblePath) && (
        <Link
          className={buttonClass({ variant: 'quiet', size: 'small', isBlock: true })}
          to={responsiblePath}
        >
          {t('lottery.responsible')}
        </Link>
      )}
      {rules.sheet}
    </Page>
  )
}

interface TilesProps {
  list: React.RefObject<HTMLUListElement | null>
  onLongPress: (index: number) => void
  lotteries: ReturnType<typeof pickLotteries>
  favourites: readonly string[]
}

/** Only the tiles, so that presses are watched from when their list is rendered. */
function Tiles({ list, onLongPress, lotteries, favourites }: TilesProps) {
  const t = useLotteryText()
  useTilePresses(list, onLongPress)
  return (
    <ul ref={list} role="list" aria-label={t('lottery.label')} className={grid.grid}>
      {lotteries.map((lottery, index) => (
        <LotteryTile
          key={lottery.code}
          lottery={lottery}
          index={index}
          isFavourite={favourites.includes(lottery.code)}
          onFavourite={toggleFavouriteLottery}
        />
      ))}
    </ul>
  )
}
