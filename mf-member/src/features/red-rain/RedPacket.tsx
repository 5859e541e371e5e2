import css from './RedPacket.module.css'

/** A drawn red packet: an envelope with a round seal. Decoration only. */
export const RedPacket = ({ size = 48 }: { size?: number }) => (
  <svg
    className={css.packet}
    width={size}
    height={(size * 5) / 4}
    viewBox="0 0 48 60"
    aria-hidden
    focusable="false"
  >
    <rect className={css.paper} x="2" y="2" width="44" height="56" rx="6" />
    <path className={css.flap} d="M2 8a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v10c-8 9-36 9-44 0Z" />
    <circle className={css.seal} cx="24" cy="25" r="9" />
    <path className={css.mark} d="M20 25h8M24 21v8" />
    <path className={css.line} d="M10 46h28M14 51h20" />
  </svg>
)
