import { useMemo } from 'react'
import { qrShape } from './qr-shape'
import css from './QrCode.module.css'

export interface QrCodeProps {
  /** The encoded text; at most about 1,200 bytes. */
  value: string
  /** Accessible name: what the code leads to. */
  label: string
}

/** A QR code, dark on white in every theme, because scanners expect it so. @throws when the value is too long for one */
export function QrCode({ value, label }: QrCodeProps) {
  const { size, path } = useMemo(() => qrShape(value), [value])
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code}>
      <path d={path} />
    </svg>
  )
}
