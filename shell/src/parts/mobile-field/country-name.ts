/** Name of a country in a language: by its two-letter code; anything else is shown as it came. */
export function countryName(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' }).of(country) ?? country
}
