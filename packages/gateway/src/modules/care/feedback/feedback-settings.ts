import { longestFeedback } from '@plaza/contract/site'
import * as z from 'zod/mini'
import { settingsPart } from '../../../kernel/merchants/settings-part'

const bound = z.int().check(z.minimum(1), z.maximum(longestFeedback))

/** Fewest and most characters of feedback: `feedback` of a merchant's settings. */
export const feedbackPart = z._default(
  z
    .object({ shortest: z._default(bound, 10), longest: z._default(bound, 500) })
    .check(z.refine(({ shortest, longest }) => shortest <= longest)),
  { shortest: 10, longest: 500 },
)

/** A merchant's bounds of feedback. */
export const feedbackTerms = settingsPart('feedback', feedbackPart)
