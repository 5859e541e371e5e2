import { useRef, type KeyboardEvent, type PointerEvent, type RefObject } from 'react'
import { useHeadIconText } from '../../locales/head-icon/texts'
import { boundedCrop, largestZoom, movedCrop, squareOf, type Crop, type Size } from './crop'
import css from './CropFrame.module.css'

export interface CropFrameProps {
  /** The address of the chosen picture. */
  address: string
  picture: RefObject<HTMLImageElement | null>
  /** Its pixels; undefined until it has been read. */
  size: Size | undefined
  crop: Crop
  onSize: (size: Size) => void
  onCrop: (crop: Crop) => void
  /** The browser cannot show the file. */
  onBroken: () => void
}

/** One press of an arrow, in parts of the frame. */
const step = 0.05
const arrows: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** A picture in a round frame: moved by finger, mouse or arrow keys, enlarged by a slider. */
export function CropFrame({ address, picture, size, crop, onSize, onCrop, onBroken }: CropFrameProps) {
  const t = useHeadIconText()
  const from = useRef<{ x: number; y: number }>(undefined)
  const move = (by: { x: number; y: number }) => size && onCrop(movedCrop(size, crop, by))
  const press = (event: KeyboardEvent) => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    move(by)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (!from.current) return
    const frame = event.currentTarget.clientWidth || 1
    move({ x: (event.clientX - from.current.x) / frame, y: (event.clientY - from.current.y) / frame })
    from.current = { x: event.clientX, y: event.clientY }
  }
  const end = () => {
    from.current = undefined
  }
  const square = size && squareOf(size, crop)
  return (
    <div className={css.crop}>
      <div
        className={css.frame}
        role="group"
        aria-label={t('headIcon.move')}
        tabIndex={0}
        data-owns-touch
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          from.current = { x: event.clientX, y: event.clientY }
        }}
        onPointerMove={drag}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <img
          ref={picture}
          src={address}
          alt=""
          draggable={false}
          className={css.picture}
          style={
            size && square
              ? {
                  width: `${(size.width / square.side) * 100}%`,
                  left: `${(-square.left / square.side) * 100}%`,
                  top: `${(-square.top / square.side) * 100}%`,
                }
              : { visibility: 'hidden' }
          }
          onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
            width > 0 && height > 0 ? onSize({ width, height }) : onBroken()
          }
          onError={onBroken}
        />
      </div>
      <label className={css.zoom}>
        <span>{t('headIcon.zoom')}</span>
        <input
          type="range"
          min={1}
          max={largestZoom}
          step={0.05}
          value={crop.zoom}
          disabled={!size}
          onChange={(event) =>
            size && onCrop(boundedCrop(size, { ...crop, zoom: Number(event.currentTarget.value) }))
          }
        />
      </label>
    </div>
  )
}
