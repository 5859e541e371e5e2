import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draw } from '../testing'
import { CopyField } from './CopyField'

describe('CopyField', () => {
  it('a copy field copies the bare value and says so', async () => {
    const user = userEvent.setup()
    draw(<CopyField label="Account number" value="0917 555" copyValue="0917555" />)
    await user.click(screen.getByRole('button', { name: 'Copy Account number' }))
    expect(await navigator.clipboard.readText()).toBe('0917555')
    expect(screen.getByRole('status')).toHaveTextContent('Copied')
  })

  it('a copy field selects the value when copying is refused', async () => {
    const user = userEvent.setup({ writeToClipboard: false })
    const write = jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('refused'))
    draw(<CopyField label="Reference" value="PZ-1" />)
    await user.click(screen.getByRole('button'))
    expect(screen.getByRole('status')).toHaveTextContent('')
    expect(getSelection()?.toString()).toBe('PZ-1')
    write.mockRestore()
  })

  it('a copy field lets an address wrap after its separators, and shows and copies it whole', async () => {
    const user = userEvent.setup()
    const link = 'perla.example/m/register?code=ABC123'
    draw(<CopyField label="Link" value={link} />)
    const shown = screen.getByText(link)
    expect(shown.innerHTML).toBe('perla.example/<wbr>m/<wbr>register?<wbr>code=<wbr>ABC123')
    await user.click(screen.getByRole('button', { name: 'Copy Link' }))
    expect(await navigator.clipboard.readText()).toBe(link)
  })
})
