import { useFormats } from '@plaza/i18n'
import { timeZone } from './time-zone'

/** A moment (ms) in this device's zone. */
export function When({ at }: { at: number }) {
  const { dateTime } = useFormats()
  return <time dateTime={new Date(at).toISOString()}>{dateTime(at, { timeZone })}</time>
}
