import type { Language } from '@plaza/contract/kernel'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderShell } from '../../testing/render-shell'
import { LanguageChoice } from './LanguageChoice'

const languages: Language[] = ['fil', 'en', 'ar', 'th']
const show = (pickerLanguages?: Language[], language: Language = 'en') =>
  renderShell(<LanguageChoice isOpen onClose={() => undefined} />, {
    language,
    settings: { languages, ...(pickerLanguages ? { pickerLanguages } : {}) },
  })
const offered = () => screen.getAllByRole('listitem').map((item) => item.textContent)

describe('the choice of languages', () => {
  it('the language choice has English and Filipino by default', () => {
    show()
    expect(offered()).toEqual(['Filipino', 'English'])
  })

  it('the language choice has the merchant’s additional languages by their own names', () => {
    show(['en', 'fil', 'ar'])
    expect(offered()).toEqual(['Filipino', 'English', 'العربية'])
  })

  it('the language choice includes the current language of the page', () => {
    show(undefined, 'ar')
    expect(offered()).toEqual(['Filipino', 'English', 'العربية'])
  })

  it('the language choice requests a change, except to the current language', async () => {
    const { events } = show()
    const asked: Language[] = []
    events.on('language:request', ({ language }) => asked.push(language))
    await userEvent.click(screen.getByRole('button', { name: 'Filipino' }))
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    expect(asked).toEqual(['fil'])
  })
})
