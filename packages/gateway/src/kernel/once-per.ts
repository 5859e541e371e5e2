/**
 * Makes a value the first time that it is asked for an owner, such as a database, and answers the same one after that.
 * Modules keep by it what several calls of a gateway share; it is forgotten with its owner.
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
