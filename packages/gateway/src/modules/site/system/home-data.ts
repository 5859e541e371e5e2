import type { Language } from '@plaza/contract/kernel'
import type { PopularGames } from '@plaza/contract/play'
import type { HomeData } from '@plaza/contract/site'
import type { Queries } from '../../../kernel/database/database'
import {
  fillFacts,
  readAnnouncements,
  readBanners,
  readHotMatches,
  type PromotionFacts,
} from '../../platform/content'

/** Matches on home. */
const mostMatches = 6

/** Whose home, in which language, and when. */
export interface HomeRequest {
  merchant: string
  timeZone: string
  language: Language
  now: number
}

/** What home shows of the merchant's games. */
export interface HomeGames {
  popular: PopularGames
  /** Whether the game of a node can be played. */
  canPlay: (nodeId: number) => boolean
}

/** The public data of home in one language, with its games, as the edge puts it into the HTML (EDGE-1). */
export async function readHomeData(
  queries: Queries,
  asked: HomeRequest,
  { popular, canPlay }: HomeGames,
  facts: PromotionFacts,
): Promise<HomeData> {
  const { merchant, language } = asked
  const notices = await readAnnouncements(queries, { merchant, types: ['B'], group: 'm_home', language })
  const matches = (await readHotMatches(queries, asked)).slice(0, mostMatches)
  return {
    language,
    banners: (await readBanners(queries, merchant, language)).map((banner) => ({
      ...banner,
      headline: fillFacts(banner.headline, facts),
      line: fillFacts(banner.line, facts),
    })),
    notices: notices.map(({ id, title }) => ({ id, title: fillFacts(title, facts) })),
    hotMatches: matches.map((match) => ({ ...match, supportPlay: canPlay(match.nodeId) })),
    popular,
  }
}
