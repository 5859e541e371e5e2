/** A random number in [0, 1). */
export const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
