import type { FirstGame, FirstView, PageData } from '@plaza/contract/page'
import type { Game } from '@plaza/contract/play'
import { matchClock, type Banner, type HomeData, type HotMatch } from '@plaza/contract/site'

/** Games of the first category that a phone shows without scrolling. */
const inView = 6

/** The values of a first view, from the data that its document carries (EDGE-7). */
export function firstViewOf({ settings, imageCdn, hasSession, home }: PageData): FirstView {
  const { merchantName, whitelabel } = settings
  return {
    merchantName,
    imageCdn,
    isVisitor: !hasSession,
    hasRegister: whitelabel['DIRECTREG3'] === true,
    hasMobileLogin: whitelabel['MOBILEVERCODELOGIN3'] === true,
    ...homeOf(home ?? nothing),
  }
}

/** What other pages than home have of its data. */
const nothing: HomeValues = {
  banners: [],
  notices: [],
  hotMatches: [],
  popular: { sorting: [], sections: [] },
}
type SiteView = Pick<FirstView, 'merchantName' | 'imageCdn' | 'isVisitor' | 'hasRegister' | 'hasMobileLogin'>
type HomeValues = Pick<HomeData, 'banners' | 'notices' | 'hotMatches' | 'popular'>

function homeOf(home: HomeValues): Omit<FirstView, keyof SiteView> {
  const [match] = home.hotMatches
  const games = gamesOf(home).map(gameOf)
  return {
    hasBanners: home.banners.length > 0,
    banners: home.banners.slice(0, 2).map(bannerOf),
    dots: home.banners.length > 1 ? home.banners.map((_, index) => ({ isFirst: index === 0 })) : [],
    hasNotices: home.notices.length > 0,
    notices: home.notices.map(({ title }) => ({ title })),
    match: match ? matchOf(match) : false,
    categories: [...new Set(['HOT', ...home.popular.sorting])].map((name) => ({
      category: { [name]: true },
    })),
    hasGames: games.length > 0,
    games: games.slice(0, inView),
    laterGames: games.slice(inView),
  }
}

const gamesOf = ({ popular }: HomeValues): Game[] =>
  popular.sections.find(({ gameCategory }) => gameCategory === 'HOT')?.games ?? []

const bannerOf = ({ url, tint, headline, line, call, link }: Banner, index: number) => ({
  artwork: url,
  tint,
  headline,
  line,
  call: link === undefined ? '' : call,
  link: link ?? '',
  isFirst: index === 0,
})

const gameOf = (game: Game): FirstGame => ({
  node: game.nodeId,
  game: game.gameName,
  vendor: game.vendorName,
  artwork: game.iconUrl,
  tint: game.tint,
  isClosed: !game.supportPlay || Boolean(game.maintenance),
  isPlain: !game.badge || game.badge === 'hot',
  badge: game.badge ? { [game.badge]: true } : {},
})

const matchOf = (match: HotMatch) => ({
  home: match.homeTeam,
  away: match.awayTeam,
  homeArtwork: match.homeTeamImageUrl,
  awayArtwork: match.awayTeamImageUrl,
  time: matchClock(match) ?? '',
})
