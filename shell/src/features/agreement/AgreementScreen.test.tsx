import { CallError } from '@plaza/client/transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell } from '../../testing/render-shell'
import { AgreementScreen } from './AgreementScreen'

const agreement = {
  title: 'What we agree upon',
  content: '<h3>1. Age</h3><p>See <a href="/m/help">help</a>.</p><img src=x onerror=x()>',
}

describe('the user agreement', () => {
  // AGREEMENT-1
  it('the user agreement is loaded in the present language, its links navigate, and nothing in it runs', async () => {
    const { calls, location, container } = renderShell(<AgreementScreen />, {
      path: '/m/useragreement',
      language: 'fil',
      answers: { 'content.agreement': agreement },
    })
    expect(await screen.findByRole('heading', { name: 'What we agree upon' })).toBeInTheDocument()
    expect(calls[0]).toEqual({
      id: 'content.agreement',
      input: expect.objectContaining({ query: { language: 'fil' } }),
    })
    expect(container.querySelector('[onerror]')).toBeNull()
    await userEvent.click(screen.getByRole('link', { name: 'help' }))
    expect(location()).toBe('/m/help')
  })

  it('the user agreement screen says so when the merchant has no agreement', async () => {
    renderShell(<AgreementScreen />, { answers: { 'content.agreement': { title: '', content: ' ' } } })
    expect(await screen.findByText('No data')).toBeInTheDocument()
  })

  it('the user agreement screen says why loading failed, and Retry loads it', async () => {
    let tries = 0
    renderShell(<AgreementScreen />, {
      answers: {
        'content.agreement': () => {
          tries += 1
          if (tries === 1) throw new CallError('network.offline', '', {}, 0)
          return agreement
        },
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
    expect(await screen.findByRole('heading', { name: '1. Age' })).toBeInTheDocument()
  })
})
