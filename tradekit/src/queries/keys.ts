import type { Filters } from '../list/filters.ts'

/** Where answers are kept. What a change makes stale is named by the front part of its key. */
export const keys = {
  lists: ['lists'] as const,
  pages: ['lists', 'page'] as const,
  page: (filters: Filters, page: number) => ['lists', 'page', filters, page] as const,
  counts: ['lists', 'counts'] as const,
  tags: ['lists', 'tags'] as const,
  sharedFilters: ['shared-filters'] as const,
  document: (id: string) => ['document', id] as const,
  metadata: (id: string, position?: number) =>
    position === undefined ? (['document', id, 'metadata'] as const) : (['document', id, 'past', position] as const),
  history: (id: string) => ['document', id, 'history'] as const,
  thread: (id: string) => ['document', id, 'thread'] as const,
  lines: (id: string) => ['document', id, 'lines'] as const,
  references: (id: string) => ['document', id, 'lines', 'references'] as const,
  openLines: (ids: readonly string[], currency: string) => ['lists', 'open-lines', ids, currency] as const,
  foundLines: (asked: object) => ['lists', 'found-lines', asked] as const,
  afterChange: (orderId: string, changeId: string) => ['document', orderId, 'lines', 'after', changeId] as const,
  quotes: (id: string) => ['document', id, 'quotes'] as const,
  match: (id: string) => ['document', id, 'match'] as const,
  matchOrders: (id: string, text: string) => ['lists', 'match-orders', id, text] as const,
  named: (id: string) => ['document', id, 'named'] as const,
  nameable: (as: string, connectionId: string) => ['lists', 'nameable', as, connectionId] as const,
  blanket: (id: string) => ['document', id, 'blanket'] as const,
  files: (id: string) => ['document', id, 'files'] as const,
  coding: (id: string) => ['document', id, 'coding'] as const,
  codingLists: (id: string | undefined) => ['coding-lists', id] as const,
  codingEntries: (
    listId: string,
    text: string,
    chosen: readonly string[],
    documentId: string | undefined,
    locale: string,
  ) => ['coding-entries', listId, text, chosen, documentId, locale] as const,
  access: (id: string, position?: number) => ['document', id, 'access', position] as const,
  work: (id: string) => ['document', id, 'work'] as const,
  assignees: (id: string) => ['document', id, 'assignees'] as const,
  approval: (id: string) => ['document', id, 'approval'] as const,
  advice: (id: string) => ['document', id, 'advice'] as const,
  parties: (id: string, version: number, connectionId: string) =>
    ['document', id, 'parties', version, connectionId] as const,
  categories: (text: string, locale: string) => ['categories', text, locale] as const,
  categorySuggested: (description: string, supplierName: string, locale: string) =>
    ['categories', 'suggested', description, supplierName, locale] as const,
  categoriesBelow: (code: string, scheme: string, locale: string) =>
    ['categories', 'below', scheme, code, locale] as const,
  papers: ['papers'] as const,
  paperLists: ['papers', 'at'] as const,
  papersAt: (view: string) => ['papers', 'at', view] as const,
  mailIntake: ['papers', 'mail-intake'] as const,
  receivedMails: ['papers', 'received-mails'] as const,
  paper: (id: string) => ['papers', id] as const,
  twins: (id: string, typed: object) => ['papers', id, 'twins', typed] as const,
  origin: (id: string) => ['document', id, 'origin'] as const,
  payments: (id: string) => ['document', id, 'payments'] as const,
  proposal: (ids: readonly string[], day: string) => ['document', 'proposal', ids, day] as const,
  paymentFile: (id: string) => ['payment-file', id] as const,
  findings: (id: string) => ['document', id, 'findings'] as const,
  /** The content under a version: what was sent never changes. */
  rendering: (id: string, version: number, locale: string) => ['document', id, 'page', version, locale] as const,
  xml: (id: string, version: number) => ['document', id, 'xml', version] as const,
  templates: ['templates'] as const,
  recurring: ['recurring'] as const,
  allItems: ['items'] as const,
  items: (asked: object) => ['items', asked] as const,
  people: ['people'] as const,
  teams: ['teams'] as const,
  reasons: (locale: string) => ['reasons', locale] as const,
  allConnections: ['connections'] as const,
  countries: (locale: string) => ['countries', locale] as const,
  connections: (text: string) => ['connections', text] as const,
  groups: ['groups'] as const,
  connection: (id: string) => ['connection', id] as const,
  nextNumber: (type: string) => ['next-number', type] as const,
  numberTaken: (type: string, number: string) => ['number-taken', type, number] as const,
}

/** What of an open document changes with others, too: a credit note that comes belongs to it and stands in its thread, and
 * a reminder that names it stands above it. */
export const dependsOnOthers = ([first, , part]: readonly unknown[]): boolean =>
  first === 'document' &&
  (part === 'metadata' ||
    part === 'thread' ||
    part === 'lines' ||
    part === 'match' ||
    part === 'change' ||
    part === 'named' ||
    part === 'quotes' ||
    part === 'blanket')
