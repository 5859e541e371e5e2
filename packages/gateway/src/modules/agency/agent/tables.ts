/** Kinds of contract that await an agent's answer. */
export type ContractKind = 'daily-salary' | 'hourly-salary' | 'dividend'

declare module '../../../kernel/database/schema' {
  interface Schema {
    contract_requests: {
      id: string
      merchant: string
      member_id: string
      kind: ContractKind
      /** What is offered, as the platform names it: `daily`, `weekly`, … */
      period: string
      created_at: number
      answered_at: number | null
    }
  }
}
