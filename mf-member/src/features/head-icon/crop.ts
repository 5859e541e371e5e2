/** The cut of a picture: how much larger than as a whole, and its middle, in parts of the picture's width and height. */
export interface Crop {
  zoom: number
  x: number
  y: number
}
export interface Size {
  width: number
  height: number
}

/** The whole height or width of the picture, at its middle. */
export const wholeCrop: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const largestZoom = 4

/** The side of the square that is cut, in the picture's own pixels. */
export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom

const between = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The nearest cut that lies within the picture. */
export function boundedCrop(size: Size, crop: Crop): Crop {
  const zoom = between(crop.zoom, 1, largestZoom)
  const half = sideOf(size, { ...crop, zoom }) / 2
  return {
    zoom,
    x: between(crop.x, half / size.width, 1 - half / size.width),
    y: between(crop.y, half / size.height, 1 - half / size.height),
  }
}

/** The cut after the picture was moved by parts of the frame's side: to the right and down where positive. */
export const movedCrop = (size: Size, crop: Crop, by: { x: number; y: number }): Crop => {
  const side = sideOf(size, crop)
  return boundedCrop(size, {
    zoom: crop.zoom,
    x: crop.x - (by.x * side) / size.width,
    y: crop.y - (by.y * side) / size.height,
  })
}

/** The square that is cut, in the picture's own pixels. */
export function squareOf(size: Size, crop: Crop): { left: number; top: number; side: number } {
  const side = sideOf(size, crop)
  return { left: crop.x * size.width - side / 2, top: crop.y * size.height - side / 2, side }
}
