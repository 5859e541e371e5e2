import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { draw } from '../testing'
import { Upload } from '.'

const handleChange = jest.fn()
const file = (name: string, type = 'image/png', bytes = 10) =>
  Object.defineProperty(new File(['x'], name, { type, lastModified: 1 }), 'size', { value: bytes })

function Chosen() {
  const [files, setFiles] = useState<File[]>([])
  return (
    <Upload
      label="Pictures of your document"
      files={files}
      onChange={(next) => {
        handleChange(next.map(({ name }) => name))
        setFiles(next)
      }}
    />
  )
}
const choose = (...files: File[]) =>
  fireEvent.change(screen.getByLabelText('Pictures of your document', { selector: 'input' }), {
    target: { files },
  })

beforeEach(() => {
  handleChange.mockClear()
  URL.createObjectURL = () => 'blob:x'
  URL.revokeObjectURL = () => undefined
})

describe('an upload', () => {
  it.each([
    ['notes.pdf', file('notes.pdf', 'application/pdf'), 'notes.pdf is not a PNG or JPG picture'],
    ['a large picture', file('big.jpg', 'image/jpeg', 5 * 1024 * 1024 + 1), 'big.jpg is larger than 5 MB'],
    ['an empty picture', file('none.png', 'image/png', 0), 'none.png is empty'],
  ])('an upload refuses %s with a message of its own', (_what, given, text) => {
    draw(<Chosen />)
    choose(given)
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(handleChange).toHaveBeenLastCalledWith([])
  })

  it('an upload accepts a picture of exactly 5 MB', () => {
    draw(<Chosen />)
    choose(file('full.jpg', 'image/jpeg', 5 * 1024 * 1024))
    expect(handleChange).toHaveBeenLastCalledWith(['full.jpg'])
  })

  it('an upload accepts three files, names the one too many and the one chosen twice, and can remove one', async () => {
    draw(<Chosen />)
    choose(file('1.png'), file('1.png'), file('2.png'), file('3.png'), file('4.png'))
    expect(handleChange).toHaveBeenLastCalledWith(['1.png', '2.png', '3.png'])
    expect(screen.getByText('1.png is already chosen')).toBeInTheDocument()
    expect(screen.getByText('4.png is one too many: at most 3')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Choose pictures' })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Remove 2.png' }))
    expect(handleChange).toHaveBeenLastCalledWith(['1.png', '3.png'])
    expect(screen.queryByText('4.png is one too many: at most 3')).toBeNull()
    expect(within(screen.getByRole('list')).getAllByRole('img')).toHaveLength(2)
  })
})
