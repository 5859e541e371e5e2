const prefix = 'data:image/png;base64,'
const base64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Address of a base64 png for an image, whether or not it comes with its prefix; undefined when it is none. */
export function pictureAddress(image: string): string | undefined {
  const data = image.startsWith(prefix) ? image.slice(prefix.length) : image
  return base64.test(data) ? prefix + data : undefined
}
