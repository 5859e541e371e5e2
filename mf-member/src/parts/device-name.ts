import type { Device } from '@plaza/contract/identity'

/** Browser and system of a device as their makers write them; empty when neither is known. */
export const deviceName = ({ browser, system }: Device): string =>
  [browser, system].filter(Boolean).join(' · ')

/** The icon of each kind of device. */
export const deviceIcons: Record<Device['kind'], string> = {
  phone: 'phone',
  tablet: 'phone',
  computer: 'tv',
  unknown: 'help',
}
