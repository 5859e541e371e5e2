import { socialProviderSchema, type SocialProvider } from '@plaza/contract/identity'

/** The provider whose sign-in waits for this registration, as the address says (`?social=google`). */
export function waitingProvider(social: string | null): SocialProvider | undefined {
  const provider = socialProviderSchema.safeParse(social)
  return provider.success ? provider.data : undefined
}
