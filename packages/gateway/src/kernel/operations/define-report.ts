import type { OutsideKeys } from '@plaza/server-kit'
import type { Logger } from 'pino'
import type * as z from 'zod/mini'
import type { PaymentMethod } from '../carriers/payment-provider'
import type { Database } from '../database/database'

/** What answers operators: the running gateway, or the `plaza` command on the database. */
export interface OperatorServices {
  db: Database
  outside(): Promise<OutsideKeys>
  dataDir: string
  isDemo: boolean
  now(): number
  /** Absent where the command works by itself. */
  logger?: Pick<Logger, 'info'>
}

/** What a report is read with. */
export interface ReportContext extends OperatorServices {
  /** Ways to deposit that the adapters of this release serve. */
  paymentMethods: readonly PaymentMethod[]
}

/** A report as the collection keeps it; `read` gets what its own `input` has parsed. */
export interface AnyReport {
  name: string
  input: z.ZodMiniType
  answer: z.ZodMiniType
  /** Whether a database that no gateway uses is migrated first; without it, a report changes nothing. */
  needsMigrations?: boolean
  read(services: ReportContext, input: never): Promise<unknown>
}

/** Something that an operator asks for and that changes nothing in the site's ledgers or settings. */
export interface Report<Input, Answer> extends AnyReport {
  input: z.ZodMiniType<Input>
  answer: z.ZodMiniType<Answer>
  read(services: ReportContext, input: Input): Promise<Answer>
}

/** A report for `reports` of a module. Its answer is parsed by `answer` wherever it is read. */
export const defineReport = <Input, Answer>(report: Report<Input, Answer>): Report<Input, Answer> => report
