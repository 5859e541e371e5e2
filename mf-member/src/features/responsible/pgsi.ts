/** The nine items of the Problem Gambling Severity Index, each answered by 0 to 3 points (R18). */
export const questions = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
/** Answers by their points. */
export const answers = ['never', 'sometimes', 'mostly', 'always'] as const

/** What a sum of points means: 0 none, 1–2 low, 3–7 moderate, from 8 on high risk. */
export const bandOf = (score: number): 'none' | 'low' | 'moderate' | 'high' =>
  score === 0 ? 'none' : score <= 2 ? 'low' : score <= 7 ? 'moderate' : 'high'
