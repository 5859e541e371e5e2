import { CallError } from '@plaza/client/transport'
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { CaptchaField } from './CaptchaField'
import { pictureAddress } from './picture-address'
import { useCaptcha } from './useCaptcha'

function Form({ isShownAtFirst }: { isShownAtFirst?: boolean }) {
  const captcha = useCaptcha({ isShownAtFirst })
  const [code, setCode] = useState('')
  return (
    <>
      <CaptchaField captcha={captcha} value={code} onChange={setCode} />
      <button onClick={captcha.show}>fail</button>
      <button onClick={captcha.hide}>hide</button>
    </>
  )
}
const numbered = () => {
  let count = 0
  return () => ({ image: `AAA${(count += 1)}`, expiresAt: 0 })
}
const show = (captcha: unknown = numbered(), isShownAtFirst = false) =>
  renderShell(<Form isShownAtFirst={isShownAtFirst} />, {
    answers: { 'captcha.get': captcha } as RenderShellOptions['answers'],
  })
const field = () => screen.getByRole('textbox', { name: 'Captcha' })
const picture = () => document.querySelector('img')?.getAttribute('src')
const fail = () => userEvent.click(screen.getByText('fail'))

describe('a captcha', () => {
  it('is not there, nor asked for, until it is needed', async () => {
    const { calls } = show()
    expect(screen.queryByLabelText('Captcha')).toBeNull()
    expect(calls).toEqual([])
    await fail()
    expect(field()).toBeInTheDocument()
    await waitFor(() => expect(picture()).toBe('data:image/png;base64,AAA1'))
    await userEvent.click(screen.getByText('hide'))
    expect(screen.queryByLabelText('Captcha')).toBeNull()
  })

  it('is there at once where a form always asks for one', async () => {
    show(undefined, true)
    expect(field()).toBeInTheDocument()
    await waitFor(() => expect(picture()).toBe('data:image/png;base64,AAA1'))
  })

  // LOGIN-4
  it('takes six characters at most, by the keyboard of digits', async () => {
    show()
    await fail()
    await userEvent.type(field(), '12345678')
    expect(field()).toHaveValue('123456')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  // LOGIN-5
  it('brings another picture and clears the code when the picture is tapped', async () => {
    show()
    await fail()
    await userEvent.type(field(), '1234')
    await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
    expect(field()).toHaveValue('')
    await waitFor(() => expect(picture()).toBe('data:image/png;base64,AAA2'))
  })

  it('says that it is on its way, and shows no picture that works no longer meanwhile', async () => {
    const waiting: ((answer: unknown) => void)[] = []
    show(() => new Promise((resolve) => waiting.push(resolve)))
    await fail()
    const button = screen.getByRole('button', { name: 'Show another picture' })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await act(async () => waiting[1]?.({ image: 'NEW1', expiresAt: 0 }))
    await act(async () => waiting[0]?.({ image: 'OLD1', expiresAt: 0 }))
    expect(picture()).toBe('data:image/png;base64,NEW1')
    expect(button).not.toHaveAttribute('aria-busy')
  })

  it.each([
    [
      'there is no connection',
      () => {
        throw new CallError('network.offline', '', {}, 0)
      },
    ],
    ['it is no picture', () => ({ image: '<svg onload=alert(1)>', expiresAt: 0 })],
  ])('can be loaded again where %s', async (_why, first) => {
    let tries = 0
    show(() => ((tries += 1) === 1 ? first() : { image: 'AAAA', expiresAt: 0 }))
    await fail()
    await userEvent.click(await screen.findByRole('button', { name: 'Load the picture again' }))
    await waitFor(() => expect(picture()).toBe('data:image/png;base64,AAAA'))
  })
})

describe('the address of a picture', () => {
  it.each([
    ['iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['data:text/html,<script>', undefined],
    ['javascript:alert(1)', undefined],
    ['https://evil.example/a.png', undefined],
    ['', undefined],
  ])('of %j is %j', (image, address) => {
    expect(pictureAddress(image)).toBe(address)
  })
})
