import { screen } from '@testing-library/react'
import { draw } from '../testing'
import { QrCode } from '.'

it('a QR code is a named image, whose finder patterns have a quiet zone of four modules', () => {
  draw(<QrCode value="hello" label="Code to pay" />)
  const code = screen.getByRole('img', { name: 'Code to pay' })
  // The smallest code has 21 modules.
  expect(code).toHaveAttribute('viewBox', '0 0 29 29')
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  expect(path).toMatch(/^M4 4h1v1h-1z/)
  expect(path).toContain('M24 4h1v1h-1z')
  expect(path).toContain('M4 24h1v1h-1z')
})
