import type { HotMatch, HomeData } from '@plaza/contract/site'
import { testPopular } from './games'

/** Two in the afternoon in Manila. */
const firstMs = Date.parse('2026-11-21T14:00:00+08:00')

/** The match number `index`, an hour after the one before. */
export const testMatch = (index: number, match: Partial<HotMatch> = {}): HotMatch => ({
  matchTime: firstMs + index * 3_600_000,
  league: `League ${index}`,
  homeTeam: `Home ${index}`,
  awayTeam: `Away ${index}`,
  homeTeamImageUrl: `/img/crest/home-${index}`,
  awayTeamImageUrl: `/img/crest/away-${index}`,
  vendor: 'LRO',
  roomId: `room-${index}`,
  nodeId: 100 + index,
  ...match,
})

/** Home in English with so many matches. */
export const testHome = (matches: number): HomeData => ({
  language: 'en',
  banners: [],
  notices: [],
  hotMatches: Array.from({ length: matches }, (_, index) => testMatch(index + 1)),
  popular: testPopular,
})
