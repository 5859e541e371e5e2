import type { Language } from '@plaza/contract'
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
  it('is English and Filipino when the merchant says nothing', () => {
    show()
    expect(offered()).toEqual(['Filipino', 'English'])
  })

  it('has what the merchant adds, in their own names', () => {
    show(['en', 'fil', 'ar'])
    expect(offered()).toEqual(['Filipino', 'English', 'العربية'])
  })

  it('has the language that the page is in, whatever else it offers', () => {
    show(undefined, 'ar')
    expect(offered()).toEqual(['Filipino', 'English', 'العربية'])
  })

  it('asks the page to change, and not for what it is in already', async () => {
    const { events } = show()
    const asked: Language[] = []
    events.on('language:request', ({ language }) => asked.push(language))
    await userEvent.click(screen.getByRole('button', { name: 'Filipino' }))
    await userEvent.click(screen.getByRole('button', { name: 'English' }))
    expect(asked).toEqual(['fil'])
  })
})
