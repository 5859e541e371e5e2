import * as z from 'zod/mini'
import { crashBetAnswerSchema } from './crash-bet'
import { minesAnswerSchema } from './mines'
import { spinAnswerSchema } from './slot'

/** GET /api/round?betId=: that round; without `betId`, the open one to go on with. */
export const roundAnswerSchema = z.object({
  round: z.nullable(z.union([spinAnswerSchema, minesAnswerSchema, crashBetAnswerSchema])),
})
export type RoundAnswer = z.infer<typeof roundAnswerSchema>
