/** What the ledger and the requirement of a part name it by; `rewards_end_wagering` reads it. */
export const referenceOf = (partId: number): string => `RW${String(partId)}`
