/** Name of a country in a language, from its two-letter code; any other value is shown unchanged. */
export function countryName(country: string, language: string): string {
  if (!/^[A-Z]{2}$/.test(country)) return country
  return new Intl.DisplayNames([language, 'en'], { type: 'region', fallback: 'code' }).of(country) ?? country
}
