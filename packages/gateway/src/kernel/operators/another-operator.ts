/**
 * Whether two operators are two persons: the one answer to every "another operator" (OPS-4). Both are ids of persons as
 * their credentials prove them, never names that somebody typed; ids are never reused.
 */
export const isAnotherOperator = (one: string, other: string): boolean => one !== other
