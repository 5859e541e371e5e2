/** Whether a NUL character is in any string or key of a JSON-like value; the database cannot hold one. */
export function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(hasNul)
  if (value !== null && typeof value === 'object')
    return Object.entries(value).some(([key, part]) => key.includes('\0') || hasNul(part))
  return false
}
