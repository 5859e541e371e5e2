/** Saves data as a file on the device, as a download of the page. */
export function saveFile(name: string, data: Blob): void {
  const address = URL.createObjectURL(data)
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  document.body.append(link)
  link.click()
  link.remove()
  // Browsers begin to read the address after the click has been handled.
  setTimeout(URL.revokeObjectURL.bind(URL, address), 1_000)
}
