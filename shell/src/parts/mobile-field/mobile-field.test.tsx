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
  it('takes twenty characters at most, by the keyboard of telephones', async () => {
    show({ country: 'PH', countryDialingCode: '63', countries })
    const field = screen.getByRole('textbox', { name: 'Mobile number' })
    expect(field).toHaveAttribute('inputmode', 'tel')
    await userEvent.type(field, '9'.repeat(25))
    expect(field).toHaveValue('9'.repeat(20))
  })

  // CALL-7
  it('starts with the merchant’s country, and another can be chosen', async () => {
    show({ country: 'PH', countryDialingCode: '63', countries })
    const choice = await screen.findByRole('combobox', { name: 'Country code' })
    expect(screen.getByRole('status')).toHaveTextContent('63')
    await userEvent.selectOptions(choice, 'Singapore +65')
    expect(screen.getByRole('status')).toHaveTextContent('65')
  })

  it('offers no choice where there is one country', async () => {
    show({ country: 'PH', countryDialingCode: '63', countries: countries.slice(0, 1) })
    expect(await screen.findByText('+63')).toBeInTheDocument()
    expect(screen.queryByRole('combobox')).toBeNull()
  })

  it('goes without a dialling code where the country cannot be had', () => {
    show(() => {
      throw new CallError('network.offline', '', {}, 0)
    })
    expect(screen.getByRole('textbox', { name: 'Mobile number' })).toBeInTheDocument()
    expect(screen.getByRole('status')).toHaveTextContent('none')
  })
})

describe('the name of a country', () => {
  it('is that of its code in the language, else what was given', () => {
    expect(countryName('SG', 'fil')).toBe('Singapore')
    expect(countryName('Elsewhere', 'en')).toBe('Elsewhere')
    expect(countryName('xx', 'en')).toBe('xx')
  })
})
