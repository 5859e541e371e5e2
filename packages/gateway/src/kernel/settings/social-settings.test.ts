import { readSettings } from './settings'

const google = { issuer: 'https://accounts.example', clientId: 'a', clientSecret: 'b' }
const read = (value: unknown) =>
  readSettings({ SOCIAL_PROVIDERS: typeof value === 'string' ? value : JSON.stringify(value) })
    .socialProviders

describe('the social providers of the environment', () => {
  it.each([
    ['', {}],
    ['{}', {}],
    [{ google }, { google }],
    [
      { facebook: { ...google, tokenEndpoint: 'https://graph.example/token' } },
      { facebook: { ...google, tokenEndpoint: 'https://graph.example/token' } },
    ],
    [
      { google: { ...google, issuer: 'http://127.0.0.1:4000' } },
      { google: { ...google, issuer: 'http://127.0.0.1:4000' } },
    ],
  ])('the setting of social providers may be %j', (value, providers) =>
    expect(read(value)).toEqual(providers),
  )

  it.each([
    'google',
    '[]',
    { myspace: google },
    { google: { ...google, clientSecret: '' } },
    { google: { issuer: google.issuer } },
    { google: { ...google, issuer: 'http://accounts.example' } },
    { google: { ...google, issuer: 'accounts.example' } },
    { google: { ...google, tokenEndpoint: 'ftp://x' } },
    { google: { ...google, more: 1 } },
  ])('the setting of social providers may not be %j', (value) =>
    expect(() => read(value)).toThrow('SOCIAL_PROVIDERS must be a JSON object of google or facebook'),
  )
})
