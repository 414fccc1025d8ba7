import type { areas, InputOf, MatchState } from '@kontor/contract'

type Query = InputOf<(typeof areas)['documentLists']['listDocuments']>['query']

/** What a list is narrowed to; its page and order are apart. */
export type Filter = Partial<
  Omit<
    Query,
    | 'limit'
    | 'page'
    | 'ordering'
    | 'ascending'
    | 'totals'
    | 'actions'
    | 'query'
    | '_onlyIndex'
    | 'includeSourceDocuments'
    | 'populatePersonInfo'
  >
> & {
  /** How received invoices stand to their orders, or that they bill none; the workbench of matching asks for it. */
  readonly match?: readonly MatchState[] | 'NO_ORDER' | undefined
  /** Whether they are on hold. */
  readonly onhold?: boolean | undefined
}

export interface Period {
  readonly before?: string | undefined
  readonly since?: string | undefined
  readonly count: number
}
