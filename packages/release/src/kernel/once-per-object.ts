/** The same function, worked out once for each object: releases never change, and a plan is made for every document. */
export function oncePerObject<K extends object, V>(work: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, { value: V }>()
  return (key) => {
    const held = known.get(key) ?? { value: work(key) }
    known.set(key, held)
    return held.value
  }
}
