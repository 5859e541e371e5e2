import type { Localized } from '@plaza/contract/kernel'
import type { PromotionPlan } from '@plaza/contract/growth'
import type { Json } from '../../../kernel/database/schema'

declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Artwork paths that may be drawn: what no row names is never drawn for a stranger. */
    artwork: { path: string }
    banners: {
      merchant: string
      id: string
      artwork: string
      tint: string
      headline: Json<Localized>
      line: Json<Localized>
      call: Json<Localized>
      link: string | null
      rank: number
    }
    hot_matches: {
      merchant: string
      id: string
      starts_at: number
      /** When set, the match repeats after this time. */
      repeats_ms: number | null
      league: string
      home_team: string
      away_team: string
      home_crest: string
      away_crest: string
      vendor: string
      room_id: string
      node_id: number
    }
    announcements: {
      merchant: string
      id: string
      /** Content types of the platform. */
      type: 'A' | 'B' | 'PL' | 'PU' | 'PR'
      groups: string[]
      title: Json<Localized>
      content: Json<Localized>
      execution: 'A' | 'B' | 'F' | null
      promotion_type: string | null
      /** Where its go-to action leads, a path of the site. */
      go_to: string | null
      published_at: number
    }
    announcement_reads: { merchant: string; announcement_id: string; member_id: string; read_at: number }
    promotions: {
      merchant: string
      id: string
      promo: string
      title: Json<Localized>
      summary: Json<Localized>
      content: Json<Localized>
      artwork: string
      tint: string
      starts_at: number
      ends_at: number | null
      rank: number
      category: string | null
      /** What it does; null for one that only informs. */
      plan: Json<PromotionPlan> | null
    }
    help_entries: {
      merchant: string
      id: string
      title: Json<Localized>
      content: Json<Localized>
      rank: number
    }
    agreements: { merchant: string; title: Json<Localized>; content: Json<Localized> }
    service_contacts: {
      merchant: string
      id: string
      type: 'CS' | 'TELEGRAM' | 'FACEBOOK'
      title: Json<Localized>
      link: string
      rank: number
    }
  }
}
