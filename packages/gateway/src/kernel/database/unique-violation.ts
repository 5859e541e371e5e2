const uniqueViolation = '23505'

/** Whether a statement failed because a row like it is there already; and, when named, by that constraint or index. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  if (!(error instanceof Error) || !('code' in error) || error.code !== uniqueViolation) return false
  return constraint === undefined || ('constraint' in error && error.constraint === constraint)
}
