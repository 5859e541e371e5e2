import * as z from 'zod/mini'

const loopback = ['localhost', '127.0.0.1', '[::1]']

/** Whether the gateway may call an address: https, or plain http on this machine for development. */
function isTrustworthy(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' || (protocol === 'http:' && loopback.includes(hostname))
}

const address = z.string().check(z.refine(isTrustworthy))
const text = z.string().check(z.minLength(1), z.maxLength(512))

const providerSchema = z.strictObject({
  issuer: address,
  clientId: text,
  clientSecret: text,
  /** For a provider whose discovery document does not name it, as Facebook's does not. */
  tokenEndpoint: z.optional(address),
})

/** This gateway's client registration at a social provider (OpenID Connect). */
export type SocialProviderSettings = z.infer<typeof providerSchema>

const schema = z.strictObject({ google: z.optional(providerSchema), facebook: z.optional(providerSchema) })
export type SocialProviders = z.infer<typeof schema>

/** Parses the `SOCIAL_PROVIDERS` setting, JSON text; empty means none. */
export const socialProvidersSchema = z.pipe(
  z.string(),
  z.pipe(
    z.transform((json: string, context) => {
      try {
        return JSON.parse(json.trim() || '{}') as unknown
      } catch {
        context.issues.push({ code: 'custom', message: 'not JSON', input: json })
        return z.NEVER
      }
    }),
    schema,
  ),
)
