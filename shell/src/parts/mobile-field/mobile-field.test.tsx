import { CallError } from '@plaza/client/transport'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { renderShell } from '../../testing/render-shell'
import { countryName } from './country-name'
import { MobileField } from './MobileField'
import { useCountry } from './useCountry'

function Form() {
  const country = useCountry()
  const [value, setValue] = useState('')
  return (
    <>
      <MobileField country={country} value={value} onChange={setValue} />
      <output>{country.diallingCode ?? 'none'}</output>
    </>
  )
}
const countries = [
  { country: 'PH', countryDialingCode: '63' },
  { country: 'SG', countryDialingCode: '65' },
]
const show = (answer: unknown) => renderShell(<Form />, { answers: { 'system.country': answer } })

describe('a mobile number', () => {
  // LOGIN-4
  it('the mobile number field accepts at most twenty characters, with the telephone keyboard', async () => {
    show({ country: 'PH', countryDialingCode: '63', countries })
    const field = screen.getByRole('textbox', { name: 'Mobile number' })
    expect(field).toHaveAttribute('inputmode', 'tel')
    await userEvent.type(field, '9'.repeat(25))
    expect(field).toHaveValue('9'.repeat(20))
  })

  // CALL-7
  it('the mobile number field starts with the merchant’s country, and another can be chosen', async () => {
    show({ country: 'PH', countryDialingCode: '63', countries })
    const choice = await screen.findByRole('combobox', { name: 'Country code' })
    expect(screen.getByRole('status')).toHaveTextContent('63')
    await userEvent.selectOptions(choice, 'Singapore +65')
    expect(screen.getByRole('status')).toHaveTextContent('65')
  })

  it('the mobile number field offers no choice when there is one country', async () => {
    show({ country: 'PH', countryDialingCode: '63', countries: countries.slice(0, 1) })
    expect(await screen.findByText('+63')).toBeInTheDocument()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('the mobile number field works without a dialling code when the countries cannot be loaded', () => {
    show(() => {
      throw new CallError('network.offline', '', {}, 0)
    })
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('none')
  })
})

describe('the name of a country', () => {
  it('a country is named by its code in the page’s language, or by the given name', () => {
    expect(countryName('SG', 'fil')).toBe('Singapore')
    expect(countryName('Elsewhere', 'en')).toBe('Elsewhere')
    expect(countryName('xx', 'en')).toBe('xx')
  })
})
