/** A number from 0 up to, but not, 1. */
export const random = (): number => crypto.getRandomValues(new Uint32Array(1))[0]! / 2 ** 32
