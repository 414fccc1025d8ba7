import { codingActions, codingStates, codingTargets, ruleOperators } from '../enumerations/index.ts'
import {
  date,
  decimal,
  entity,
  id,
  instant,
  language,
  list,
  mapOf,
  maybe,
  number,
  oneOf,
  record,
  text,
  whole,
  yes,
} from '../words/index.ts'
import { Finding } from './document.ts'

const key = text({ max: 100 })

/** A list of codes: accounts, cost centres, projects. */
export const CodingList = entity('CodingList', {
  ListId: id('codingList'),
  Name: text({ min: 1, max: 100 }),
  Target: oneOf(codingTargets),
  Required: yes(),
  Modified: maybe(instant()),
})

/** F-170: entries that go with a code that was chosen in another list. */
export const CodingEntryFilter = entity('CodingEntryFilter', {
  ListId: id('codingList'),
  Value: text({ min: 1, max: 100 }),
})

/** An entry of a list, with its label in one language. */
export const CodingListEntry = entity('CodingListEntry', {
  Code: text({ min: 1, max: 100 }),
  Label: text({ max: 300 }),
  Language: maybe(language()),
  Active: maybe(yes()),
  /** Where it names codes of another list, it goes with these of that list and no others. */
  GoesWith: maybe(list(CodingEntryFilter, { max: 100 })),
})

/** One code on a document or on one of its lines; its label is what the list calls it, in the reader’s language. */
export const CodingValue = entity('CodingValue', {
  listId: id('codingList'),
  code: text({ min: 1, max: 100 }),
  label: maybe(text({ max: 300 })),
})

/** How much a part is, by amount or by percent; a part that is the whole says neither. */
const share = { amount: maybe(decimal()), percent: maybe(decimal()) }
const split = record({ ...share, values: list(CodingValue, { max: 50 }) })
const lineId = text({ min: 1, max: 100 })

/** The coding of a document: of the whole, which counts for each line without its own, and of each line. */
export const Coding = entity('Coding', {
  documentId: maybe(id('document')),
  version: maybe(whole({ min: 1 })),
  header: list(split, { max: 500 }),
  lines: list(record({ lineId, splits: list(split, { max: 500 }) }), { max: 10_000 }),
})

/** F-248: the coding as a table, a row a part of a line, or of the whole where it names no line; a cell holds a code. */
export const TabularCoding = entity('TabularCoding', {
  version: maybe(whole({ min: 1 })),
  headers: list(record({ listId: id('codingList'), label: text({ max: 100 }) }), { max: 50 }),
  rows: list(record({ lineId: maybe(lineId), ...share, cells: list(text({ max: 100 }), { max: 50 }) }), {
    max: 10_000,
  }),
})

export const CodingCompleteness = entity('CodingCompleteness', {
  complete: yes(),
  missing: list(record({ lineId: maybe(key), listId: id('codingList') })),
  AllowedActions: list(oneOf(codingActions)),
})

export const CodingValidation = entity('CodingValidation', { valid: yes(), findings: list(Finding, { max: 1000 }) })

const condition = record({ field: key, operator: oneOf(ruleOperators), value: text({ max: 300 }) })

/** A rule: where all conditions hold, its outcome is proposed. */
export const CodingRule = entity('CodingRule', {
  id: maybe(id('rule')),
  name: text({ min: 1, max: 100 }),
  conditions: list(condition, { min: 1, max: 50 }),
  outcomeId: id('codingOutcome'),
  priority: maybe(whole({ min: 0, max: 10_000 })),
  active: maybe(yes()),
  entities: maybe(list(record({ type: key, id: text({ max: 60 }), name: text({ max: 300 }) }), { max: 100 })),
})

export const CodingOutcome = entity('CodingOutcome', {
  id: maybe(id('codingOutcome')),
  name: text({ min: 1, max: 100 }),
  values: list(CodingValue, { min: 1, max: 50 }),
})

export const CodingRuleset = entity('CodingRuleset', {
  id: maybe(id('ruleset')),
  name: text({ min: 1, max: 100 }),
  companyId: maybe(id('company')),
  active: maybe(yes()),
})

/** What the coding of a document can be told by: its fields and those of its lines. */
export const CodedInvoice = entity('CodedInvoice', {
  senderId: maybe(id('company')),
  /** Programs say it; no suggestion depends on the day. */
  issueDate: maybe(date()),
  fields: mapOf(text({ max: 1000 }), { max: 100 }),
  lines: list(record({ lineId: key, fields: mapOf(text({ max: 1000 }), { max: 100 }) }), { max: 10_000 }),
})

/** F-169 */
export const CodingSuggestionRequest = entity('CodingSuggestionRequest', {
  documentId: id('document'),
  invoice: maybe(CodedInvoice),
  codingDocument: maybe(Coding),
  codingLists: maybe(list(id('codingList'), { max: 50 })),
  additionalDocumentLevelFeatures: maybe(mapOf(text({ max: 1000 }), { max: 100 })),
})

export const CodingSuggestion = entity('CodingSuggestion', {
  documentId: id('document'),
  suggestions: list(
    record({
      lineId: maybe(key),
      value: CodingValue,
      probability: number({ min: 0, max: 1 }),
      because: maybe(text({ max: 1000 })),
    }),
  ),
})

const cost = number({ min: 0, max: 1_000_000 })

/** F-168: from which probability a suggestion is shown, by what errors and abstention cost. 0 is a value (F-245). */
export const CodingThreshold = entity('CodingThreshold', {
  threshold: number({ min: 0, max: 1 }),
  errorCost: cost,
  abstainCost: cost,
  correctCost: cost,
})

/** How well suggestions did in a stretch of time. */
export const CodingAggregate = entity('CodingAggregate', {
  from: date(),
  to: date(),
  threshold: maybe(CodingThreshold),
  correct: whole({ min: 0 }),
  wrong: whole({ min: 0 }),
  abstained: whole({ min: 0 }),
})

export const CodedDocument = entity('CodedDocument', {
  documentId: id('document'),
  ID: text({ max: 100 }),
  status: oneOf(codingStates),
  codedAt: maybe(instant()),
  suggested: whole({ min: 0 }),
  accepted: whole({ min: 0 }),
})

const place = {
  url: text({ max: 1000, pattern: '^https?://\\S+$', example: 'https://codes.acme.example/' }),
  listIds: list(id('codingList'), { max: 50 }),
  active: yes(),
}

/** Where a company keeps its codes elsewhere and is asked for them. */
export const ThirdPartyCoding = entity('ThirdPartyCoding', place)

/** No address where it keeps none elsewhere. */
export const ThirdPartyCodingState = entity('ThirdPartyCodingState', {
  ...place,
  url: maybe(place.url),
  /** When a list was read from there last. */
  read: maybe(instant()),
  /** What kept the last one that could not be read from it. */
  problem: maybe(text({ max: 2000 })),
})
