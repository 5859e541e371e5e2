declare module '../../../kernel/database/schema' {
  interface Schema {
    captchas: { cookie_hash: string; merchant: string; code_hash: string; expires_at: number }
  }
}

export {}
