import { boundedCrop, largestZoom, movedCrop, squareOf, wholeCrop } from './crop'

const wide = { width: 800, height: 400 }

describe('the cut of a profile picture', () => {
  // MEMBER-7
  it('the whole of a wide picture is the square at its middle', () => {
    expect(squareOf(wide, wholeCrop)).toEqual({ left: 200, top: 0, side: 400 })
    expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 300, top: 100, side: 200 })
  })

  // MEMBER-7
  it('a cut never leaves the picture, however far it is moved or enlarged', () => {
    expect(squareOf(wide, movedCrop(wide, wholeCrop, { x: 5, y: 5 }))).toEqual({ left: 0, top: 0, side: 400 })
    expect(squareOf(wide, movedCrop(wide, wholeCrop, { x: -5, y: -5 }))).toEqual({
      left: 400,
      top: 0,
      side: 400,
    })
    expect(boundedCrop(wide, { zoom: 99, x: 2, y: -1 })).toEqual({
      zoom: largestZoom,
      x: 1 - 50 / 800,
      y: 50 / 400,
    })
    expect(boundedCrop(wide, { zoom: 0, x: 0.5, y: 0.5 }).zoom).toBe(1)
  })

  // MEMBER-7
  it('a picture follows the finger by parts of the frame', () => {
    expect(squareOf(wide, movedCrop(wide, wholeCrop, { x: 0.25, y: 0 })).left).toBe(100)
  })
})
