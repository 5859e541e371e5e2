/**
 * Creates a value once for an owner, such as a database, and returns the same one afterwards. Modules use it for what
 * several calls of a gateway share; the value is garbage collected with its owner.
 */
export function oncePer<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
  const made = new WeakMap<Owner, { value: Value }>()
  return (owner) => {
    const known = made.get(owner)
    if (known) return known.value
    const value = make(owner)
    made.set(owner, { value })
    return value
  }
}
