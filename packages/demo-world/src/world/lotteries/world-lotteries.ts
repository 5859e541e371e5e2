import { planPast, type ImportedLottery, type Past, type PlannedPast } from '@plaza/gateway/world-api'
import { artworkPath, briefSeed, layouts, tintOf } from '../../artwork/brief'
import { lotteryLooks, type LotteryCode } from './lottery-names'
import { provinces } from './provinces'

const dayMs = 86_400_000
/** How much of the past is there: this many issues of a fast lottery, this many days of a daily one. */
const pastIssues = 1_440
const pastDays = 90

const manila = 'Asia/Manila'
const vietnam = 'Asia/Ho_Chi_Minh'

type Rules = ImportedLottery['rules']
type Own = Omit<ImportedLottery, 'name' | 'icon' | 'tint' | 'past'> & { code: LotteryCode }

/** A lottery that draws all day; selling ends 5 s before the draw of every minute, 10 s before any other. */
const fast = (code: LotteryCode, rules: Rules, seconds: number, more: Partial<Own> = {}): Own => ({
  code,
  rules,
  group: 'fast',
  schedule: { kind: 'every', seconds, timeZone: manila, closesBeforeSeconds: seconds === 60 ? 5 : 10 },
  prizeModes: ['Lott', 'Elott'],
  ...more,
})

/** A lottery that draws once a day; selling ends a quarter of an hour before. */
const daily = (
  code: LotteryCode,
  rules: Rules,
  [at, timeZone]: [at: string, timeZone: string],
  more: Pick<Own, 'group'> & Partial<Own>,
): Own => ({
  code,
  rules,
  schedule: { kind: 'daily', at, timeZone, closesBeforeSeconds: 900 },
  prizeModes: ['Lott'],
  ...more,
})

const board = (name: keyof typeof provinces): Pick<Own, 'group'> & Partial<Own> => ({
  group: 'vietnam',
  region: name,
  provinces: [...provinces[name]],
  prizeModes: ['Lott', 'Elott'],
})

/** The lotteries of merchant `demo`, in its own order: the quick ones of each family first. */
const all: readonly Own[] = [
  fast('five60', 'five', 60),
  fast('pk60', 'pk10', 60),
  fast('dice60', 'dice', 60),
  daily('vn-north', 'vn27', ['18:15', vietnam], board('north')),
  fast('eleven60', 'eleven', 60),
  daily('six45-daily', 'six45', ['21:00', manila], { group: 'six45' }),
  fast('pc28-60', 'pc28', 60),
  fast('vn-fast300', 'vn27', 300),
  fast('five180', 'five', 180),
  fast('pk180', 'pk10', 180),
  fast('dice180', 'dice', 180),
  daily('vn-central', 'vn18', ['17:15', vietnam], board('central')),
  fast('eleven180', 'eleven', 180),
  fast('pc28-180', 'pc28', 180),
  fast('six45-600', 'six45', 600, { group: 'six45' }),
  fast('five300', 'five', 300),
  fast('pk300', 'pk10', 300),
  fast('dice300', 'dice', 300),
  daily('vn-south', 'vn18', ['16:15', vietnam], board('south')),
  fast('eleven300', 'eleven', 300),
  fast('pc28-300', 'pc28', 300),
]

/** The only lotteries of their families that draw all day, and slower than every minute. */
const slow: readonly LotteryCode[] = ['vn-fast300', 'six45-600']

/** The lotteries; `drawSeconds` is how often the only quick one of a family draws, its own schedule when undefined. */
const lotteriesDrawing = (drawSeconds: number | undefined): readonly Own[] =>
  drawSeconds === undefined
    ? all
    : all.map((lottery) =>
        slow.includes(lottery.code)
          ? {
              ...lottery,
              schedule: { kind: 'every', seconds: drawSeconds, timeZone: manila, closesBeforeSeconds: 5 },
            }
          : lottery,
      )

/** The codes of the lotteries of each merchant that has some. */
export const lotteryCodes = {
  demo: all.map(({ code }) => code),
  lite: ['five180', 'dice180', 'pc28-300', 'six45-daily'],
} satisfies Record<string, readonly LotteryCode[]>

const codesOf: Record<string, readonly LotteryCode[] | undefined> = lotteryCodes

/** Codes of the lotteries of a merchant; most have none. */
export const lotteriesOf = (merchant: string): readonly LotteryCode[] => codesOf[merchant] ?? []

/** Where a lottery stands among the others of the hall. */
export const lotteryGroup = (code: LotteryCode): Own['group'] =>
  all.find((lottery) => lottery.code === code)?.group ?? 'fast'

/** The picture of a lottery: the same in the hall and on its tile of the catalogue. */
export function lotteryPicture(code: LotteryCode): Pick<ImportedLottery, 'icon' | 'tint'> {
  const { motif, palette } = lotteryLooks[code]
  const variant = all.findIndex((lottery) => lottery.code === code)
  const layout = layouts[variant % layouts.length] ?? 'emblem'
  return {
    icon: artworkPath('game', briefSeed({ motif, layout, setting: 'hall', palette, variant })),
    tint: tintOf(palette),
  }
}

/** The past of one lottery of a merchant until `now`. */
const plannedPast = (
  lottery: Own,
  { merchant, seed, now }: { merchant: string; seed: string; now: number },
): PlannedPast => {
  const { code, schedule } = lottery
  const pastMs = schedule.kind === 'every' ? pastIssues * schedule.seconds * 1000 : pastDays * dayMs
  return planPast(lottery, { secret: `${seed}/${merchant}/${code}`, from: now - pastMs, to: now })
}

/** A lottery of a merchant, with the past that it has drawn until `now` once its orders are known. */
export interface PlayedLottery extends Pick<Own, 'code' | 'rules' | 'schedule'> {
  past: PlannedPast
}

/** The lotteries of a merchant, for code that plans orders on them. */
export const playedLotteries = (
  merchant: string,
  seed: string,
  now: number,
  drawSeconds?: number,
): PlayedLottery[] =>
  lotteriesDrawing(drawSeconds)
    .filter(({ code }) => lotteriesOf(merchant).includes(code))
    .map((lottery) => ({ ...lottery, past: plannedPast(lottery, { merchant, seed, now }) }))

/**
 * The lotteries of a merchant with their past until `now`, all of it on chains whose ends are published (DRAW-2): the
 * same seed and time give the same draws. `drawn` has the past of lotteries with orders.
 */
export function worldLotteries(
  merchant: string,
  seed: string,
  now: number,
  drawn: ReadonlyMap<string, Past> = new Map(),
  drawSeconds?: number,
): ImportedLottery[] {
  const own = lotteriesOf(merchant)
  return lotteriesDrawing(drawSeconds)
    .filter(({ code }) => own.includes(code))
    .map((lottery) => {
      const { code } = lottery
      const { en, fil } = lotteryLooks[code]
      return {
        ...lottery,
        name: { en, fil },
        ...lotteryPicture(code),
        past: drawn.get(code) ?? plannedPast(lottery, { merchant, seed, now }).draw(),
      }
    })
}
