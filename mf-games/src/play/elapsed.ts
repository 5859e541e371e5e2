const two = (value: number): string => String(value).padStart(2, '0')

/** Elapsed time as h:mm:ss (RG-5); never negative, even if a clock is wrong. */
export function elapsedText(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
}

/** Time of day in the device's own zone, h:mm. */
export function clockText(at: Date): string {
  return `${at.getHours()}:${two(at.getMinutes())}`
}
