import { defineCommand } from '../../../kernel/terminal/define-command'
import { copyUpload } from './copy-upload'
import { lookAtPicture } from './look-at-picture'

/** `plaza picture`: a picture of a member, from the data folder of this machine, once the trail has who looks at it. */
export const pictureCommand = defineCommand({
  words: 'picture <id> <file>',
  about:
    'copy a picture that a member sent, such as the proof of a payment, to a file; the trail keeps who did',
  isSigned: true,
  run: async (plaza, [id, file], options) => {
    await plaza.operate(lookAtPicture, { picture: id }, options, `${id}: recorded who looks at it`)
    await copyUpload(plaza.dataDir(), id, file)
    plaza.out(`The picture is in ${file}.`)
  },
})
