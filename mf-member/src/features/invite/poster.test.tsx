import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { member, open } from './testing'

describe('a poster of the invitation', () => {
  const { getContext, toBlob } = HTMLCanvasElement.prototype
  const urls = { create: URL.createObjectURL, revoke: URL.revokeObjectURL }
  afterEach(() => {
    Object.assign(HTMLCanvasElement.prototype, { getContext, toBlob })
    Object.assign(URL, { createObjectURL: urls.create, revokeObjectURL: urls.revoke })
  })

  /** A canvas that notes what is written on it. */
  function drawable(written: string[]): void {
    const context = new Proxy(
      {},
      {
        get: (_, name) => {
          if (name === 'measureText') return () => ({ width: 1 })
          if (name === 'createLinearGradient') return () => ({ addColorStop: () => undefined })
          if (name === 'fillText') return (text: string) => void written.push(text)
          return () => undefined
        },
        set: () => true,
      },
    )
    Object.assign(globalThis, { Path2D: class {} })
    Object.assign(HTMLCanvasElement.prototype, {
      getContext: () => context,
      toBlob: (done: (blob: Blob) => void) => done(new Blob(['png'])),
    })
  }

  // INVITE-1
  it('a poster has the headline, the code and the site, and is saved under the code', async () => {
    const written: string[] = []
    drawable(written)
    const saved: string[] = []
    Object.assign(URL, { createObjectURL: () => 'blob:poster', revokeObjectURL: () => undefined })
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(this.download)
    })
    open(member)
    await userEvent.click(await screen.findByRole('button', { name: 'Save a poster' }))
    await waitFor(() => expect(saved).toEqual(['PERLA7.png']))
    expect(written).toEqual(expect.arrayContaining(['Good company is worth more', 'PERLA7', 'perla.example']))
    click.mockRestore()
  })

  it('a poster that cannot be drawn is reported', async () => {
    Object.assign(HTMLCanvasElement.prototype, { getContext: () => null })
    const reported = jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined)
    const { toasts } = open(member)
    await userEvent.click(await screen.findByRole('button', { name: 'Save a poster' }))
    await waitFor(() => expect(toasts).toMatchObject([{ kind: 'error', text: /couldn't be drawn/ }]))
    expect(reported).toHaveBeenCalledTimes(1)
    reported.mockRestore()
  })
})
