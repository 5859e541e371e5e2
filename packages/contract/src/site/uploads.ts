import * as z from 'zod/mini'
import { defineCall, epochMsSchema } from '../kernel'

/** What an upload may be: bytes of a file, pixels of a picture, pictures of one thing. */
export const uploadLimits = { bytes: 5 * 1024 * 1024, pixels: 40_000_000, files: 3 } as const

/** Path of uploads, whose bodies are longer than those of any other call. */
export const uploadPath = '/wps/upload'

/**
 * Bytes of the longest body of an upload. More than a picture of the largest size needs in base64, so that one somewhat
 * too large is refused by what it is instead of by its body.
 */
export const longestUpload = 9 * 1024 * 1024

/** How long an upload may take to arrive, ms: 5 MB over a slow mobile connection. */
export const uploadTimeMs = 120_000

/** A picture as it is kept: decoded, and encoded again without anything but its pixels. */
export const uploadSchema = z.object({
  id: z.string(),
  type: z.enum(['image/png', 'image/jpeg']),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
  createdAt: epochMsSchema,
})
export type UploadedPicture = z.infer<typeof uploadSchema>

export const uploadCall = defineCall({
  id: 'upload.create',
  method: 'POST',
  path: uploadPath,
  summary: 'Keep a picture, PNG or JPEG by its bytes; removed after an hour unless a call uses it',
  auth: 'member',
  longestBody: longestUpload,
  body: z.strictObject({
    /** The file in base64. */
    picture: z.string().check(z.minLength(1), z.maxLength(longestUpload)),
  }),
  answer: z.object({ upload: uploadSchema }),
})

export const readUploadCall = defineCall({
  id: 'upload.get',
  method: 'GET',
  path: `${uploadPath}/:id`,
  summary: 'A picture of the account with its file in base64',
  auth: 'member',
  isBackground: true,
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  answer: z.object({ upload: uploadSchema, picture: z.string() }),
})
