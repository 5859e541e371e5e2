declare module '../../../kernel/database/schema' {
  interface Schema {
    /** Visits of a member's invitation link, by the merchant's day. */
    invite_visits: { merchant: string; member_id: string; day: string; visits: number }
  }
}

export {}
