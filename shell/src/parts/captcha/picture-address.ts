const prefix = 'data:image/png;base64,'
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** The data URL of a base64 PNG, with or without its prefix; undefined for anything else. */
export function pictureAddress(image: string): string | undefined {
  const data = image.startsWith(prefix) ? image.slice(prefix.length) : image
  return base64.test(data) ? prefix + data : undefined
}
