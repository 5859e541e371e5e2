import { useMemo } from 'react'
import { encode } from 'uqr'
import css from './QrCode.module.css'

export interface QrCodeProps {
  /** The encoded text; at most about 1,200 bytes. */
  value: string
  /** Accessible name: what the code leads to. */
  label: string
}

/** Width of the quiet zone around the code that scanners need, in modules. */
const quietModules = 4

/** A QR code, dark on white in every theme, because scanners expect it so. @throws when the value is too long for one */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(value, { ecc: 'M', border: quietModules })
    const rows = data.map((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')).join(''))
    return { size: modules, path: rows.join('') }
  }, [value])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code}>
      <path d={path} />
    </svg>
  )
}
