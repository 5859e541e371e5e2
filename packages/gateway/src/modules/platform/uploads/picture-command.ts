import { defineCommand } from '../../../kernel/terminal/define-command'
import { copyUpload } from './copy-upload'

/** `plaza picture`: a picture of a member, from the data folder of this machine. */
export const pictureCommand = defineCommand({
  words: 'picture <id> <file>',
  about: 'copy a picture that a member sent, such as the proof of a payment, to a file',
  run: async (plaza, [id, file]) => {
    await copyUpload(plaza.dataDir(), id, file)
    plaza.out(`The picture is in ${file}.`)
  },
})
