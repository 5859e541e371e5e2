import { headIconPixels } from '@plaza/contract/identity'
import { squareOf, type Crop } from './crop'

/** Twice the size that is kept, so that the gateway has something to make smaller. */
const side = headIconPixels * 2

/** Cuts a picture in the browser, so that nothing outside of the cut is sent. @throws when the browser cannot draw it */
export async function cutPicture(picture: HTMLImageElement, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const paper = canvas.getContext('2d')
  if (!paper) throw new Error('no canvas to cut a picture on')
  paper.fillStyle = '#fff'
  paper.fillRect(0, 0, side, side)
  const from = squareOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop)
  paper.drawImage(picture, from.left, from.top, from.side, from.side, 0, 0, side, side)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
  if (!blob) throw new Error('a picture that could not be cut')
  return new File([blob], 'picture.jpg', { type: 'image/jpeg' })
}
