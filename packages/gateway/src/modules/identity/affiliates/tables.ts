declare module '../../../kernel/database/schema' {
  interface Schema {
    affiliates: { merchant: string; code: string; member_id: string; created_at: number }
  }
}

export {}
