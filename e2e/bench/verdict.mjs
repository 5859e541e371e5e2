/** What is left to a bound at least, as a share of it; less is a warning. */
const leastLeft = 0.03

/** Share of a bound that a row has left; negative where it misses it, undefined where the bound is nought. */
export const leftOf = ({ value, must, atLeast }) =>
  must === 0 ? undefined : (atLeast ? value - must : must - value) / Math.abs(must)

/** How a row is judged: whether it meets its aim, what it must meet at least, or neither. */
export function verdict({ value, must, aim, atLeast }) {
  const meets = (bound) => (atLeast ? value >= bound : value <= bound)
  return meets(aim) ? 'aim met' : meets(must) ? 'must met' : 'MISSED'
}

/** Whether a row meets its bound with less than 3 % left. One that meets its aim has what it should have. */
export function isTight(row) {
  const left = leftOf(row)
  return left !== undefined && left >= 0 && left < leastLeft && verdict(row) !== 'aim met'
}
