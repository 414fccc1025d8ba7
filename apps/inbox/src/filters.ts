import type { Client } from '@kontor/sdk'

type Query = NonNullable<NonNullable<Parameters<Client['inbox']['listWork']>[0]>['query']>

export type Kind = NonNullable<Query['kind']>
export const kinds = ['APPROVAL', 'ADVICE', 'ASSIGNMENT', 'TASK', 'ANSWER'] as const satisfies readonly Kind[]
export const spans = ['today', 'week'] as const
export type Span = (typeof spans)[number]

/** What narrows the inbox; all of it stands in the address. */
export interface Filters {
  readonly q: string
  readonly kind: Kind | undefined
  readonly due: Span | undefined
  readonly partner: string | undefined
  /** The least amount, in the company's currency. */
  readonly amount: string | undefined
}

const oneOf = <T extends string>(values: readonly T[], given: string | null): T | undefined =>
  values.find((value) => value === given)

export const filtersOf = (search: URLSearchParams): Filters => ({
  q: search.get('q') ?? '',
  kind: oneOf(kinds, search.get('kind')),
  due: oneOf(spans, search.get('due')),
  partner: search.get('partner') ?? undefined,
  amount: search.get('amount') ?? undefined,
})

export const addressOf = (filters: Filters): URLSearchParams =>
  new URLSearchParams(Object.entries(filters).filter(([, value]) => value))

export const isNarrowed = (filters: Filters): boolean => Object.values(filters).some(Boolean)

/** What is asked of the server. */
export const queryOf = (
  { q, kind, due, partner, amount }: Filters,
  currency: string,
  dayAfter: (days: number) => string,
): Query => ({
  ...(q && { q }),
  ...(kind && { kind }),
  ...(due && { dueUntil: dayAfter(due === 'today' ? 0 : 7) }),
  ...(partner && { partner }),
  ...(amount && { amountFrom: amount, currency }),
})
