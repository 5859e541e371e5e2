/** Saves a value as a JSON file on the device. */
export function saveJson(name: string, value: unknown): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(value, null, 2)], { type: 'application/json' }),
  )
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // Browsers begin to read the address after the click has been handled.
  setTimeout(() => URL.revokeObjectURL(address), 1_000)
}
