declare module '../../../kernel/database/schema' {
  interface Schema {
    password_links: {
      code_hash: string
      merchant: string
      member_id: string
      created_at: number
      expires_at: number
    }
  }
}

export {}
