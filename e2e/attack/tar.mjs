import { gzipSync } from 'node:zlib'

const block = 512
const octal = (number, width) => `${number.toString(8).padStart(width - 1, '0')}\0`

/**
 * One tar entry, written by hand, so that it may be malformed: `type` is the letter of its kind, `size` the size in its
 * header where that differs from its content, `link` its target.
 */
export function entry(name, content = '', { type = '0', size, link = '', prefix = '' } = {}) {
  const body = Buffer.from(content)
  const head = Buffer.alloc(block)
  head.write(name, 0, 100, 'latin1')
  head.write(octal(0o644, 8), 100, 'latin1')
  head.write(octal(0, 8) + octal(0, 8), 108, 'latin1')
  head.write(typeof size === 'string' ? size : octal(size ?? body.length, 12), 124, 12, 'latin1')
  head.write(octal(0, 12), 136, 'latin1')
  head.write(' '.repeat(8), 148, 'latin1')
  head.write(type, 156, 'latin1')
  head.write(link, 157, 100, 'latin1')
  head.write('ustar\u000000', 257, 'latin1')
  head.write(prefix, 345, 155, 'latin1')
  const sum = head.reduce((total, byte) => total + byte, 0)
  head.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
  return Buffer.concat([head, body, Buffer.alloc((block - (body.length % block)) % block)])
}

/** An extended header: its values override those of the next entry's own header. */
export function extended(facts) {
  const lines = Object.entries(facts).map(([key, value]) => {
    const rest = ` ${key}=${value}\n`
    const length = Buffer.byteLength(rest)
    const digits = String(length + String(length).length).length
    return `${length + digits}${rest}`
  })
  return entry('PaxHeader', lines.join(''), { type: 'x' })
}

/** Things put together as a tar. */
export const tarOf = (...entries) => Buffer.concat([...entries, Buffer.alloc(2 * block)])

/** The same, packed. */
export const archiveOf = (...entries) => gzipSync(tarOf(...entries))
