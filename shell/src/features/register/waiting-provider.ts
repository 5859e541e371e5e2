import { socialProviderSchema, type SocialProvider } from '@plaza/contract/identity'

/** The provider whose sign-in this registration completes, from the address (`?social=google`). */
export function waitingProvider(social: string | null): SocialProvider | undefined {
  const provider = socialProviderSchema.safeParse(social)
  return provider.success ? provider.data : undefined
}
