import { uploadLimits, type UploadedPicture } from '@plaza/contract/site'
import sharp from 'sharp'
import { CallFailure } from '../../../kernel/call-failure'
import { inTurn } from '../../../kernel/in-turn'

/** A re-encoded picture. */
export interface CleanPicture extends Pick<UploadedPicture, 'type' | 'width' | 'height'> {
  file: Buffer
}

/** Longest side of a kept picture, pixels: enough to read any receipt or document. */
const longestSide = 4_000
/** Decoding a picture that takes longer is an attack, s. */
const decodeTimeS = 20

/** One at a time in a process: a picture of 40 megapixels takes 160 MB while it is decoded. */
const decode = inTurn()

/** First bytes of the accepted types. */
const signatures: readonly [UploadedPicture['type'], Buffer][] = [
  ['image/png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ['image/jpeg', Buffer.from([0xff, 0xd8, 0xff])],
]

const typeOf = (bytes: Buffer): UploadedPicture['type'] | undefined =>
  signatures.find(([, first]) => bytes.subarray(0, first.length).equals(first))?.[0]

const broken = (cause: unknown) => Object.assign(new CallFailure('upload.broken'), { cause })

/**
 * The picture in these bytes, decoded and encoded again: upright, at most 4,000 pixels long, without metadata and without
 * whatever else the file contained. Its type is decided by its first bytes.
 * @throws CallFailure `upload.too.large`, `upload.type`, `upload.pixels`, `upload.broken`
 */
export const cleanPicture = (bytes: Buffer): Promise<CleanPicture> => decode('picture', () => clean(bytes))

async function clean(bytes: Buffer): Promise<CleanPicture> {
  if (bytes.length > uploadLimits.bytes)
    throw new CallFailure('upload.too.large', { mb: uploadLimits.bytes / 1024 / 1024 })
  const type = typeOf(bytes)
  if (!type) throw new CallFailure('upload.type')
  // Reads the header alone; the pixels are decoded once their number is known.
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw broken(cause)
    })
  if (header.width * header.height > uploadLimits.pixels)
    throw new CallFailure('upload.pixels', { megapixels: uploadLimits.pixels / 1_000_000 })
  const upright = sharp(bytes, { limitInputPixels: uploadLimits.pixels, failOn: 'warning' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .timeout({ seconds: decodeTimeS })
  const { data, info } = await (type === 'image/png' ? upright.png() : upright.jpeg({ quality: 88 }))
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw broken(cause)
    })
  return { type, width: info.width, height: info.height, file: data }
}

/** A kept picture as a square JPEG without transparency, cut to its middle; `side` in pixels. @throws CallFailure `upload.broken` */
export const squarePicture = (file: Buffer, side: number): Promise<Buffer> =>
  decode('picture', () =>
    sharp(file, { limitInputPixels: uploadLimits.pixels })
      .resize({ width: side, height: side, fit: 'cover' })
      .flatten({ background: '#ffffff' })
      .timeout({ seconds: decodeTimeS })
      .jpeg({ quality: 84 })
      .toBuffer()
      .catch((cause: unknown) => {
        throw broken(cause)
      }),
  )
