/** What a person says to a program that wants to be let in. */
export const authorizationAnswers = ['ALLOW', 'DENY'] as const

/** ASK: the person decides. REMEMBERED: they have allowed all of it before. NOT_ACTIVE: the company has no use for it. */
export const authorizationStates = ['ASK', 'REMEMBERED', 'NOT_ACTIVE'] as const

/** CONSENT: a person let it in. TOKEN: it works with a token of a person. OWN: the operator registered it for the company. */
export const programKinds = ['CONSENT', 'TOKEN', 'OWN'] as const

export const programActions = ['END'] as const
