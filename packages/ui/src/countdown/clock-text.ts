const two = (value: number) => String(value).padStart(2, '0')

/** Seconds as `m:ss`, or as `h:mm:ss` from one hour up. */
export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor(seconds / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
