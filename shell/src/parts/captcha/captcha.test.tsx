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
  it('the captcha is neither shown nor loaded until it is needed', async () => {
    const { calls } = show()
    expect(screen.queryByLabelText('Captcha')).toBeNull()
    expect(calls).toEqual([])
    await fail()
    expect(field()).toBeInTheDocument()
    await waitFor(() => expect(picture()).toBe('data:image/png;base64,AAA1'))
    await userEvent.click(screen.getByText('hide'))
    expect(screen.queryByLabelText('Captcha')).toBeNull()
  })

  it('the captcha is shown at once in a form that always needs one', async () => {
    show(undefined, true)
    expect(field()).toBeInTheDocument()
    await waitFor(() => expect(picture()).toBe('data:image/png;base64,AAA1'))
  })

  // LOGIN-4
  it('the captcha field accepts at most six digits, with the numeric keyboard', async () => {
    show()
    await fail()
    await userEvent.type(field(), '12345678')
    expect(field()).toHaveValue('123456')
    expect(field()).toHaveAttribute('inputmode', 'numeric')
  })

  // LOGIN-5
  it('a tap on the captcha loads another picture and clears the code', async () => {
    show()
    await fail()
    await userEvent.type(field(), '1234')
    await userEvent.click(screen.getByRole('button', { name: 'Show another picture' }))
    expect(field()).toHaveValue('')
    await waitFor(() => expect(picture()).toBe('data:image/png;base64,AAA2'))
  })

  it('the captcha shows that it is loading, and hides the expired picture meanwhile', async () => {
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
    ['the answer is not a picture', () => ({ image: '<svg onload=alert(1)>', expiresAt: 0 })],
  ])('the captcha can be loaded again when %s', async (_why, first) => {
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
  ])('the address of the captcha image %j is %j', (image, address) => {
    expect(pictureAddress(image)).toBe(address)
  })
})
