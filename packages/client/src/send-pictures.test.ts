import { CallError, type Transport } from '@plaza/client/transport'
import { sendPictures } from './send-pictures'

const picture = (name: string, bytes: number[]): File =>
  Object.assign(new File([], name), { arrayBuffer: async () => new Uint8Array(bytes).buffer })

describe('the pictures of a form', () => {
  // UPLOAD-1
  it('a picture is sent once, also when the form is submitted again after another was refused', async () => {
    const bodies: string[] = []
    let isRefusing = true
    const transport = {
      send: async (_call: unknown, { body }: { body: { picture: string } }) => {
        bodies.push(body.picture)
        if (bodies.length > 1 && isRefusing) throw new CallError('upload.type', 'r1', {}, 415)
        return { upload: { id: `u${bodies.length}` } }
      },
    } as unknown as Transport
    const files = [picture('a.png', [1, 2, 3]), picture('b.png', [255])]
    const sent = new Map()
    const first = await sendPictures(transport, files, sent)
    expect(first).toMatchObject({
      ids: ['u1'],
      refused: { file: files[1], failure: { code: 'upload.type' } },
    })
    isRefusing = false
    expect(await sendPictures(transport, files, sent)).toEqual({ ids: ['u1', 'u3'] })
    expect(bodies).toEqual(['AQID', '/w==', '/w=='])
  })

  it('a file that cannot be read any more is reported as broken', async () => {
    const gone = Object.assign(new File([], 'gone.png'), {
      arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotReadableError')),
    })
    const { refused } = await sendPictures({} as Transport, [gone], new Map())
    expect(refused?.failure.code).toBe('upload.broken')
  })
})
