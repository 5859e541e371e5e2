import { CallError } from '@plaza/client'
import { testSession } from '@plaza/federation/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderMember } from '../../testing/member'
import { cutPicture } from './cut-picture'
import { HeadIcon } from './HeadIcon'

jest.mock('./cut-picture', () => ({ cutPicture: jest.fn() }))

const show = (answers: Record<string, unknown> = {}) =>
  renderMember(<HeadIcon name="ana" hasRing={false} />, {
    session: testSession(),
    answers: {
      'member.icon': { icon: null },
      'upload.create': { upload: { id: 'u1' } },
      'member.icon.set': {},
      ...answers,
    },
  })
const open = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Profile picture: change' }))
const choose = async (file: File) =>
  fireEvent.change(await screen.findByLabelText('Choose a picture', { selector: 'input' }), {
    target: { files: [file] },
  })
const photo = new File(['x'], 'me.png', { type: 'image/png' })
/** As a browser does once it has decoded the chosen picture. */
const decode = async () => {
  const picture = (await screen.findByRole('group', { name: /arrow keys/ })).querySelector('img')
  if (!picture) throw new Error('no picture')
  Object.defineProperties(picture, { naturalWidth: { value: 800 }, naturalHeight: { value: 400 } })
  fireEvent.load(picture)
}
const forms = (calls: { id: string; input: unknown }[]) =>
  calls.filter(({ id }) => id === 'member.icon.set').map(({ input }) => (input as { body: unknown }).body)

describe('the profile picture', () => {
  beforeEach(() => {
    URL.createObjectURL = () => 'blob:x'
    URL.revokeObjectURL = () => undefined
    const cut = new File(['cut'], 'picture.jpg', { type: 'image/jpeg' })
    jest
      .mocked(cutPicture)
      .mockResolvedValue(Object.assign(cut, { arrayBuffer: async () => new ArrayBuffer(1) }))
  })
  afterEach(() => jest.mocked(cutPicture).mockReset())

  // MEMBER-7
  it('a picture is chosen, moved by the keyboard, enlarged, sent and shown', async () => {
    let icon: string | null = null
    const { calls, container } = show({
      'member.icon': () => ({ icon }),
      'member.icon.set': () => {
        icon = 'AAAA'
        return {}
      },
    })
    await open()
    await choose(photo)
    await decode()
    screen.getByRole('group', { name: /arrow keys/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    fireEvent.change(screen.getByRole('slider', { name: 'Zoom' }), { target: { value: '2' } })
    await userEvent.click(screen.getByRole('button', { name: 'Save the picture' }))
    await waitFor(() => expect(forms(calls)).toEqual([{ icon: 'u1' }]))
    expect(cutPicture).toHaveBeenCalledWith(expect.anything(), { zoom: 2, x: 0.475, y: 0.5 })
    await waitFor(() =>
      expect(container.querySelector('img')).toHaveAttribute('src', 'data:image/jpeg;base64,AAAA'),
    )
  })

  // MEMBER-7
  it('a file of another type is refused before anything is sent, and so is one that cannot be read', async () => {
    const { calls } = show()
    await open()
    await choose(new File(['<svg/>'], 'me.svg', { type: 'image/svg+xml' }))
    expect(await screen.findByText('This is not a PNG or JPG picture.')).toBeVisible()
    await choose(photo)
    const frame = await screen.findByRole('group', { name: /arrow keys/ })
    fireEvent.error(frame.querySelector('img') as HTMLImageElement)
    expect(await screen.findByText("This picture can't be read. Please choose another.")).toBeVisible()
    expect(calls.map(({ id }) => id)).toEqual(['member.icon'])
  })

  // MEMBER-7
  it('a picture is removed, and a refusal of the gateway is shown', async () => {
    const { calls } = show({
      'member.icon': { icon: 'AAAA' },
      'member.icon.set': () => {
        throw new CallError('request.rate.limited', '', {}, 429)
      },
    })
    await waitFor(() => expect(document.querySelector('img')).not.toBeNull())
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove the picture' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(forms(calls)).toEqual([{ icon: '' }])
  })
})
