/** Something of what agents earn or were paid that another way of working it out does not come to (INCOME-4). */
export interface IncomeDifference {
  problem: 'income'
  /** Whose income it is, or whose play by the hour. */
  agentId: string
  day: string
  /** What was compared, such as `share RNG`, with the number of a contract, dividend or income. */
  of: string
  /** By whose play, where it is one member's. */
  memberId?: string
  figure: string
  kept: number
  derived: number
}

/** What a difference is about. */
export type Compared = Pick<IncomeDifference, 'agentId' | 'day' | 'of' | 'memberId'>

/** Figures by name. */
export type Numbers = Readonly<Record<string, number>>

/** Every figure in which two differ; a figure that one of them does not have is 0 there. */
export const differing = (about: Compared, kept: Numbers, derived: Numbers): IncomeDifference[] =>
  [...new Set([...Object.keys(kept), ...Object.keys(derived)])].flatMap((figure) => {
    const [one, other] = [kept[figure] ?? 0, derived[figure] ?? 0]
    return one === other ? [] : [{ problem: 'income' as const, ...about, figure, kept: one, derived: other }]
  })

/** Which incomes are audited: those of one day, or of all. */
export interface AuditedIncomes {
  merchant: string
  day?: string
}
