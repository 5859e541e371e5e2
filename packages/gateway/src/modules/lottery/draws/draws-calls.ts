import {
  drawCall,
  lotteriesCall,
  lotteryFamilies,
  lotteryGroups,
  lotteryMenusCall,
  moreLotteryCall,
  newestResultsCall,
  openedNumerosCall,
  popularLotteriesCall,
  resultsCall,
  trendCall,
  vietnamMenuCall,
  vietnamRegions,
  type Lottery,
} from '@plaza/contract/lottery'
import { paging } from '@plaza/contract/kernel'
import type { Gateway } from '../../../kernel/gateway'
import { registerCall } from '../../../kernel/http/register-call'
import { pageAt } from '../../../kernel/pages'
import type { KeptLotteries } from './keep-lotteries'
import { popularOf } from './popularity'
import { newestResults } from './read-lotteries'
import { readProof } from './read-proof'
import { lastDraws, pageOfResults, requireLottery } from './read-results'

/** Newest results of each lottery in the hall: the newest issue and the three before. */
const newestCount = 4
/** Draws of a trend that asks for no number. */
const usualTrend = 100

/** The lotteries of each kind that has some, in the order of the kinds. */
const codesBy = <Kind extends string>(
  kinds: readonly Kind[],
  lotteries: readonly Lottery[],
  kindOf: (lottery: Lottery) => Kind | undefined,
) =>
  kinds.flatMap((kind) => {
    const codes = lotteries.filter((lottery) => kindOf(lottery) === kind).map(({ code }) => code)
    return codes.length > 0 ? [{ kind, lotteries: codes }] : []
  })

/** Adds the calls about lists of lotteries, for visitors too (DRAW-5). */
export function addListCalls(gateway: Gateway, kept: KeptLotteries): void {
  registerCall(gateway, lotteriesCall, async ({ query: { prizeMode }, context: { merchant } }) => {
    const lotteries = await kept.of(merchant)
    return {
      lotteries: prizeMode ? lotteries.filter(({ prizeModes }) => prizeModes.includes(prizeMode)) : lotteries,
    }
  })
  registerCall(gateway, lotteryMenusCall, async ({ context: { merchant } }) => {
    const menus = codesBy(lotteryFamilies, await kept.of(merchant), ({ family }) => family)
    return { menus: menus.map(({ kind: family, lotteries }) => ({ family, lotteries })) }
  })
  registerCall(gateway, popularLotteriesCall, async ({ context: { merchant, now } }) => ({
    lotteries: await popularOf(gateway.db, merchant.code, await kept.of(merchant), now),
  }))
  registerCall(gateway, moreLotteryCall, async ({ context: { merchant } }) => {
    const lotteries = await kept.of(merchant)
    const groups = codesBy(lotteryGroups, lotteries, ({ group }) => group)
    return {
      lotteries,
      groups: groups.map(({ kind: group, lotteries: codes }) => ({ group, lotteries: codes })),
    }
  })
  registerCall(gateway, vietnamMenuCall, async ({ context: { merchant } }) => {
    const boards = (await kept.of(merchant)).filter(({ family }) => family === 'vietnam')
    const regions = codesBy(vietnamRegions, boards, ({ region }) => region)
    const provincesOf = (code: string) => boards.find((board) => board.code === code)?.provinces ?? []
    return {
      regions: regions.map(({ kind: region, lotteries }) => ({
        region,
        lotteries: lotteries.map((code) => ({ code, provinces: provincesOf(code) })),
      })),
      fast: boards.filter(({ everySeconds }) => everySeconds !== undefined).map(({ code }) => code),
    }
  })
  registerCall(gateway, openedNumerosCall, async ({ context: { merchant } }) => {
    const boards = (await kept.of(merchant)).filter(({ family }) => family === 'vietnam')
    return {
      numeros: boards.flatMap(({ code, isOpen, issue }) =>
        isOpen && issue?.state === 'open' ? [{ lottery: code, issue }] : [],
      ),
    }
  })
}

/** Adds the calls about results and their proofs, for visitors too (DRAW-5, DRAW-2). */
export function addResultCalls(gateway: Gateway, kept: KeptLotteries): void {
  const { read } = gateway.db
  registerCall(gateway, resultsCall, async ({ query: { code, day, pageNo }, context: { merchant } }) => {
    const page = pageAt(pageNo, paging.reportSize)
    return pageOfResults(read, await requireLottery(read, merchant.code, code), { day, page })
  })
  registerCall(gateway, newestResultsCall, async ({ context: { merchant } }) => {
    const results = await newestResults(read, merchant.code, newestCount)
    return {
      lotteries: (await kept.of(merchant)).map(({ code }) => ({ code, results: results.get(code) ?? [] })),
    }
  })
  registerCall(gateway, trendCall, async ({ query: { code, count }, context: { merchant } }) => ({
    results: await lastDraws(read, await requireLottery(read, merchant.code, code), count ?? usualTrend),
  }))
  registerCall(gateway, drawCall, async ({ params: { code, no }, context: { merchant } }) =>
    readProof(read, await requireLottery(read, merchant.code, code), no),
  )
}
