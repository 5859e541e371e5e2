import type { Json } from '../database/schema'

declare module '../database/schema' {
  interface Schema {
    idempotency: {
      member_id: string
      key: string
      call: string
      request_hash: string
      answer: Json<unknown> | null
      created_at: number
    }
  }
}
