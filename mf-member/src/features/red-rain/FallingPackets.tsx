import { useState, type CSSProperties } from 'react'
import css from './FallingPackets.module.css'
import { RedPacket } from './RedPacket'

/** How many packets are on the screen; each is one element with its drawing (REDRAIN-1: at most 40). */
export const fallingPackets = 24

/** Where and when a packet falls: spread by the golden ratio, so that neighbours differ without chance. */
function placeOf(index: number): CSSProperties {
  const spread = (index * 0.618_034) % 1
  return {
    '--place': spread.toFixed(3),
    '--delay': `${((index * 0.371) % 4).toFixed(2)}s`,
    '--lasts': `${(2.6 + ((index * 0.53) % 1.8)).toFixed(2)}s`,
    '--turn': `${String(Math.round(spread * 60 - 30))}deg`,
  } as CSSProperties
}

/**
 * Packets that fall for the eye and the finger: whichever is tapped, `onTap` is the same. Out of reach of keyboards and
 * screen readers, for which there is a button.
 */
export function FallingPackets({ onTap }: { onTap: () => void }) {
  const [caught, setCaught] = useState<number>()
  return (
    <div className={css.sky} aria-hidden>
      {Array.from({ length: fallingPackets }, (_none, index) => (
        <button
          key={index}
          type="button"
          tabIndex={-1}
          className={index === caught ? `${css.packet} ${css.caught}` : css.packet}
          style={placeOf(index)}
          onPointerDown={() => {
            setCaught(index)
            onTap()
          }}
        >
          <RedPacket size={52} />
        </button>
      ))}
    </div>
  )
}
