import { screen } from '@testing-library/react'
import { renderShell } from '../../testing/render-shell'
import { SiteFooter } from './SiteFooter'

const settings = {
  regulatorUrl: 'https://regulator.example/DEMO-21',
  responsiblePath: '/m/help?i=5',
  helpOrganisations: [{ name: 'PlaySafe', url: 'https://playsafe.example' }],
}

describe('the foot of a page', () => {
  // FRAME-11
  it('the footer says who may play, who runs the site under which licence, and since when', () => {
    renderShell(<SiteFooter />, { settings })
    expect(screen.getByRole('img', { name: 'No one under 21' })).toHaveTextContent('21+')
    expect(screen.getByText(/Only for people of 21 and over/)).toBeInTheDocument()
    expect(screen.getByText('Perla Leisure, licence DEMO-21, under PAGCOR.')).toBeInTheDocument()
    expect(screen.getByText('© 2018-2024 Perla. All rights reserved.')).toBeInTheDocument()
  })

  // FRAME-11
  it('the footer says that the connection is encrypted', () => {
    renderShell(<SiteFooter />)
    expect(screen.getByText(/256-bit encryption/)).toBeInTheDocument()
  })

  it('the footer leads to responsible play, help and announcements in one tap', () => {
    renderShell(<SiteFooter />, { settings })
    const ways = ['Responsible play', 'Help centre', 'Announcements'].map((name) =>
      screen.getByRole('link', { name }).getAttribute('href'),
    )
    expect(ways).toEqual(['/m/help?i=5', '/m/help', '/m/notice'])
  })

  it('the footer leads to the help centre for responsible play when the merchant has no page of its own', () => {
    renderShell(<SiteFooter />)
    expect(screen.getByRole('link', { name: 'Responsible play' })).toHaveAttribute('href', '/m/help')
  })

  it('the footer opens regulator and help organisations in a window without access to this one', () => {
    renderShell(<SiteFooter />, { settings })
    for (const [name, url] of [
      ['PlaySafe (opens a new window)', 'https://playsafe.example'],
      ['Check the licence with PAGCOR (opens a new window)', 'https://regulator.example/DEMO-21'],
    ] as const) {
      const link = screen.getByRole('link', { name })
      expect(link).toHaveAttribute('href', url)
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link).toHaveAttribute('target', '_blank')
    }
  })

  it('the footer leaves out regulator and help organisations when the merchant has none', () => {
    renderShell(<SiteFooter />)
    expect(screen.queryByText(/help with gambling problems/)).toBeNull()
    expect(screen.queryByRole('link', { name: /Check the licence/ })).toBeNull()
  })

  // RG-1
  it('the footer names the merchant’s minimum age', () => {
    renderShell(<SiteFooter />, { settings: { minimumAge: 18 }, language: 'fil' })
    expect(screen.getByRole('img', { name: 'Bawal ang wala pang 18' })).toHaveTextContent('18+')
  })
})
