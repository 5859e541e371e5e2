import type { Settings } from '@plaza/contract/site'
import { testSession } from '@plaza/federation/testing'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { Overlays } from '../../frame/overlays/Overlays'
import { fakeMedia } from '../../testing/fake-media'
import { renderShell, type RenderShellOptions } from '../../testing/render-shell'
import { DownloadBarPlace } from './DownloadBarPlace'
import { DownloadPlace } from './DownloadPlace'
import { DownloadScreen } from './DownloadScreen'

const pixel =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36'
const iphone = (browser: string, os = '17_5') =>
  `Mozilla/5.0 (iPhone; CPU iPhone OS ${os} like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) ${browser} Mobile/15E148 Safari/604.1`
const safari = iphone('Version/17.5')
const chrome = iphone('CriOS/126.0')

const resources: Settings['resources'] = [
  { resourceType: 'Android', url: 'https://downloads.test/latest.apk' },
  { resourceType: 'IOS', url: 'https://downloads.test/ios' },
  { resourceType: 'MOBILECONFIG', url: '/downloads/site.mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: '/img/icon/x' },
]
const template = {
  app_background: 'rgb(10, 20, 30)',
  app_desc: 'Perla, always with you',
  app_desc_font_color: 'rgb(250, 240, 230)',
  mem_cen: '0',
  dep_func: '0',
}
const home = (
  <>
    <Overlays />
    <DownloadPlace />
    <DownloadBarPlace />
  </>
)
const on = (userAgent: string, ui = home, options: RenderShellOptions = {}) => {
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
  return renderShell(ui, {
    ...options,
    settings: { resources, mobileTemplate: template, ...options.settings },
  })
}
const bar = () => screen.queryByRole('complementary', { name: 'The app' })
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])

beforeEach(() => {
  localStorage.clear()
  fakeMedia()
})
afterEach(() => jest.restoreAllMocks())

describe('the download bar', () => {
  // DOWNLOAD-1
  it('the download bar has icon, description, Download and Close in the merchant’s colours', () => {
    on(pixel)
    const place = within(bar()!)
    expect(place.getByText('Perla, always with you')).toBeInTheDocument()
    expect(bar()).toHaveStyle({ background: 'rgb(10, 20, 30)', color: 'rgb(250, 240, 230)' })
    expect(bar()!.querySelector('img')).toHaveAttribute('src', '/img/icon/x/any-48.png')
    expect(place.getByRole('button', { name: 'Download' })).toBeInTheDocument()
    expect(place.getByRole('button', { name: 'Close' })).toBeInTheDocument()
  })

  it('the download bar falls back to a default description and to the merchant’s initial when there is no icon', () => {
    on(pixel, home, {
      settings: {
        resources: resources.slice(0, 1),
        mobileTemplate: { ...template, app_desc: '', app_background: '', app_desc_font_color: '' },
      },
    })
    expect(bar()).toHaveTextContent('Perla on your device')
    expect(bar()!.querySelector('img')).toBeNull()
  })

  // DOWNLOAD-1
  it('the download bar stays closed once it has been closed, at the next visit too', () => {
    const first = on(pixel)
    fireEvent.click(within(bar()!).getByRole('button', { name: 'Close' }))
    expect(bar()).toBeNull()
    expect(localStorage.getItem('downloadBarClosed')).toBe('1')
    first.unmount()
    on(pixel)
    expect(bar()).toBeNull()
  })

  // DOWNLOAD-1
  it('the download bar appears with the session when it needs one', () => {
    const { events } = on(pixel, home, { settings: { downloadNeedsLogin: true } })
    expect(bar()).toBeNull()
    act(() => events.setSession(testSession(), 'login'))
    expect(bar()).toBeInTheDocument()
  })

  it('the download bar opens the download pop-up', async () => {
    on(pixel)
    fireEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByRole('dialog', { name: 'Get Perla on your device' })).toBeInTheDocument()
    expect(links()).toEqual([['Download for Android', 'https://downloads.test/latest.apk']])
  })

  // DOWNLOAD-2
  it('the download bar asks for Safari in other browsers of iOS, and opens nothing', async () => {
    on(chrome)
    fireEvent.click(screen.getByRole('button', { name: 'Download' }))
    expect(await screen.findByRole('alertdialog', { name: 'Please use Safari' })).toBeInTheDocument()
    expect(screen.queryByRole('dialog', { name: 'Get Perla on your device' })).toBeNull()
  })
})

describe('the download pop-up', () => {
  // DOWNLOAD-3
  it('the download pop-up opens by download:open from any sender, and closes', async () => {
    const { events } = on(safari, <DownloadPlace />)
    act(() => events.say('download:open', {}))
    await screen.findByRole('dialog', { name: 'Get Perla on your device' })
    expect(links()).toEqual([
      ['Download for iPhone and iPad', 'https://downloads.test/ios'],
      ['Install the iOS profile', '/downloads/site.mobileconfig'],
    ])
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(localStorage.getItem('downloadBarClosed')).toBeNull()
  })

  // DOWNLOAD-3
  it('the download pop-up leaves out the profile in the web clip, and never opens the home screen guide by itself', async () => {
    localStorage.setItem('WEBCLIP', '1')
    const { events } = on(safari, <DownloadPlace />)
    act(() => events.say('download:open', {}))
    const dialog = await screen.findByRole('dialog')
    expect(links()).toHaveLength(1)
    expect(dialog).not.toHaveTextContent(/home screen/i)
  })

  it('the download pop-up says so when there is nothing for the device', async () => {
    const { events } = on(pixel, <DownloadPlace />, { settings: { resources: [] } })
    act(() => events.say('download:open', {}))
    expect(await screen.findByText('Nothing to download for this device')).toBeInTheDocument()
  })
})

describe('the download page', () => {
  it('the download page has the links, and the steps for Safari on iOS', () => {
    on(safari, <DownloadScreen />)
    expect(links()).toHaveLength(2)
    expect(screen.getByRole('heading', { name: 'Put Perla on your home screen' })).toBeInTheDocument()
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Tap the Share button in Safari’s bar.',
      'Choose “Add to Home Screen”.',
      'Tap “Add”. That’s all.',
    ])
    expect(screen.queryByText(/We recommend iOS 12.4/)).toBeNull()
  })

  // DOWNLOAD-4
  it('the download page has the tip for an old iOS, with the profile when there is one', () => {
    const old = on(iphone('Version/12.0', '12_1'), <DownloadScreen />)
    expect(screen.getByText(/Your iOS is an older version/)).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Install profile' })).toHaveAttribute(
      'href',
      '/downloads/site.mobileconfig',
    )
    expect(screen.getByText(/We recommend iOS 12.4/)).toBeInTheDocument()
    old.unmount()
    on(iphone('Version/12.0', '12_1'), <DownloadScreen />, { settings: { resources: [] } })
    expect(screen.getByText(/Your iOS is an older version/)).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Install profile' })).toBeNull()
  })

  it('the download page asks for Safari in other browsers of iOS', () => {
    on(chrome, <DownloadScreen />)
    expect(screen.getByText(/Open this page in Safari/)).toBeInTheDocument()
  })

  it('the download page has no guide when the device has no steps to follow', () => {
    on(pixel, <DownloadScreen />)
    expect(screen.queryByRole('heading', { name: 'Put Perla on your home screen' })).toBeNull()
  })
})
