import { encode } from 'uqr'

/** Width of the quiet zone around the code that scanners need, in modules. */
const quietModules = 4

/** A QR code as a picture is drawn of it. */
export interface QrShape {
  /** Width and height with the quiet zone, in modules. */
  size: number
  /** The dark modules, as a path of SVG in a square of `size`. */
  path: string
}

/** The shape of a text's QR code; at most about 1,200 bytes. @throws when the value is too long for one */
export function qrShape(value: string): QrShape {
  const { data, size } = encode(value, { ecc: 'M', border: quietModules })
  const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
  return { size, path: rows.join('') }
}
