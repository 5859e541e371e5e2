import * as z from 'zod/mini'
import { defineCall } from '../kernel'

/** Pixels of each side of a profile picture as it is kept and shown. */
export const headIconPixels = 256

/** @throws upload.not.found for a picture that is not the member's own, or was sent too long ago */
export const setHeadIconCall = defineCall({
  id: 'member.icon.set',
  method: 'POST',
  path: '/wps/member/info/icon',
  summary: 'Use a picture that was sent as the profile picture; an empty field removes it (MEMBER-7)',
  auth: 'member',
  bodyKind: 'form',
  body: z.object({
    /** The id of an upload. */
    icon: z.string().check(z.maxLength(64)),
  }),
  answer: z.object({}),
})

export const headIconCall = defineCall({
  id: 'member.icon',
  method: 'GET',
  path: '/wps/member/info/icon',
  summary:
    'The own profile picture, square, as a JPEG in base64; null where a letter of the name stands for it',
  auth: 'member',
  isBackground: true,
  answer: z.object({ icon: z.nullable(z.string()) }),
})
