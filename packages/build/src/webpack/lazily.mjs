/** The object that a stand-in stands for, made at its first use. */
const objectOf = (target) => (target.made ??= target.make())

const traps = {
  get: (target, key) => objectOf(target)[key],
  has: (target, key) => key in objectOf(target),
  ownKeys: (target) => Reflect.ownKeys(objectOf(target)),
  getPrototypeOf: (target) => Object.getPrototypeOf(objectOf(target)),
  getOwnPropertyDescriptor(target, key) {
    const own = Object.getOwnPropertyDescriptor(objectOf(target), key)
    // A stand-in may only report as fixed what its own target has.
    return own && { ...own, configurable: true }
  },
}

/** Stands in for an object that is made at its first use; it behaves as the object would. */
export const lazily = (make) => new Proxy({ make, made: undefined }, traps)
