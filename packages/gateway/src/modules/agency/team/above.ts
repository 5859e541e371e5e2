/** Nobody stands so deep; ends the walk of a line that is broken. */
const deepest = 1_000

/** Everybody above a member on a day, the nearest first, by walking from upline to upline. */
export function above(
  memberId: string,
  day: string,
  uplineOn: (id: string, day: string) => string | null,
): string[] {
  const found: string[] = []
  for (
    let next = uplineOn(memberId, day);
    next !== null && found.length < deepest;
    next = uplineOn(next, day)
  )
    found.push(next)
  return found
}
