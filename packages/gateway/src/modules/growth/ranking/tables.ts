import type { RankingMetric } from '@plaza/contract/growth'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Places of a day or week that is over, as they were paid. */
    ranking_places: {
      merchant: string
      metric: RankingMetric
      /** The day or week, `2026-11-22` or `2026-W47`. */
      period: string
      rank: number
      member_id: string
      score_minor: number
      prize_minor: number
      /** When the prize came to the reward centre; null while it has not, or where there is none. */
      paid_at: number | null
    }
    /** Names that members chose for leaderboards. */
    leaderboard_names: {
      member_id: string
      merchant: string
      nickname: string
      /** Without case, marks and signs: one that reads alike is the same name. */
      folded: string
      changed_at: number
    }
    /** Days and weeks whose places are settled, also those without any. */
    ranking_ends: {
      merchant: string
      metric: RankingMetric
      period: string
      at: number
    }
  }
}
