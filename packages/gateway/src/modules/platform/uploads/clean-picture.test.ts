import sharp from 'sharp'
import { cleanPicture, squarePicture } from './clean-picture'

const picture = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#306' } })
    .png()
    .toBuffer()

// MEMBER-7, UPLOAD-1
it('pictures are decoded one at a time, also those that become a profile picture', async () => {
  const [large, small] = await Promise.all([picture(3_000), picture(20)])
  const ended: string[] = []
  await Promise.all([
    cleanPicture(large).then(() => ended.push('large')),
    squarePicture(small, 16).then(() => ended.push('small')),
  ])
  expect(ended).toEqual(['large', 'small'])
})

it('a picture that cannot be decoded holds up no other', async () => {
  const [broken, square] = await Promise.allSettled([
    squarePicture(Buffer.from('no picture'), 16),
    squarePicture(await picture(20), 16),
  ])
  expect([broken?.status, square?.status]).toEqual(['rejected', 'fulfilled'])
})
