/** What a one-time link is for: the first password of somebody who was invited, or another one for who lost theirs. */
export const signInLinkPurposes = ['INVITATION', 'RESET'] as const

/** Whether a one-time link still leads anywhere. */
export const signInLinkStates = ['OPEN', 'USED', 'EXPIRED'] as const

/** Whether a sign-in at an identity provider is two factors: where the provider says so of it, always, or never. */
export const providerFactors = ['CLAIM', 'TRUST', 'NEVER'] as const

/** Who holds what a session gives: a person in a browser, or a program. */
export const sessionKinds = ['BROWSER', 'PROGRAM'] as const
