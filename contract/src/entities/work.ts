import {
  approvalOutcomes,
  delegationTypes,
  documentWarnings,
  gapKinds,
  teamCardActions,
  workActions,
  workDecisions,
  workKinds,
} from '../enumerations/index.ts'
import {
  currency,
  date,
  decimal,
  entity,
  id,
  instant,
  list,
  maybe,
  oneOf,
  record,
  text,
  uuid,
  whole,
  yes,
} from '../words/index.ts'
import { documentBrief } from './document.ts'

const person = record({ id: id('user'), name: maybe(text()) })

/** Something that was done, or is being done, in the reader's place while they were away. */
export const DoneForMe = entity('DoneForMe', {
  id: uuid(),
  kind: oneOf(workKinds),
  at: instant(),
  by: list(person),
  documentId: maybe(id('document')),
  document: maybe(documentBrief),
  /** How an approval was decided; left out where the work was handed on. */
  outcome: maybe(oneOf(approvalOutcomes)),
  words: maybe(text({ max: 4000, says: 'Why, in the words of who decided or gave it.' })),
})

/** What a piece of work says to whoever sees it. */
const piece = {
  id: uuid(),
  kind: oneOf(workKinds),
  /** Of an assignment its type, of a task the app that deals with it; `ANSWER` and, of an order that was confirmed with changes, `CONFIRMATION`. */
  type: text({ max: 200 }),
  subjectType: maybe(text({ max: 60 })),
  subjectId: maybe(text({ max: 60 })),
  /** What the document that it is about is called. */
  document: maybe(documentBrief),
  givenBy: maybe(person),
  openedAt: instant(),
  /** By when. */
  due: maybe(date()),
  why: maybe(text({ max: 4000, says: 'Why, in the words of who gave it.' })),
  /** It waited for so long that it was taken up to a superior. */
  isEscalated: yes(),
}

/** A piece of work that waits for the reader, whatever its kind. */
export const WorkItem = entity('WorkItem', {
  ...piece,
  /** The colleague in whose place the reader does it. */
  insteadOf: maybe(person),
  allowedActions: list(oneOf(workActions)),
  /** The requisition that it is about: whose wish it is, and what it comes to without tax. */
  requisition: maybe(
    record({ number: text(), requester: maybe(text()), note: maybe(text()), amount: decimal(), currency: currency() }),
  ),
  /** What stands at its document and is asked about before it is approved. */
  confirm: maybe(list(oneOf(documentWarnings))),
})

/** A piece of work that the reader decided or finished. */
export const WorkDone = entity('WorkDone', {
  ...piece,
  endedAt: instant(),
  decision: oneOf(workDecisions),
})

/** A piece of a colleague's work on the board of the team. */
export const TeamCard = entity('TeamCard', {
  ...piece,
  /** All with whom it waits. */
  holders: list(person),
  allowedActions: list(oneOf(teamCardActions)),
  /** Why it stays where it is. */
  whyNot: maybe(text({ max: 1000 })),
  /** Those of the team to whom it cannot be given, and why. */
  refused: list(record({ id: id('user'), why: text({ max: 1000 }) })),
})

/** How much work waits in a place, and what of it is due first. */
const pile = {
  kinds: list(record({ kind: oneOf(workKinds), count: whole() })),
  open: whole(),
  /** Of it, what was due before today. */
  overdue: whole(),
  /** Of it, what is about documents that are closed to the reader: no card shows it. */
  hidden: whole(),
  /** When the next of it is due. */
  nextDue: maybe(date()),
  /** What the documents of it come to, as far as the reader may see them. */
  sums: list(record({ currency: currency(), amount: decimal() })),
  cards: list(TeamCard),
  /** Whether more comes after these cards. */
  isMore: yes(),
}

/** Work that no person has. */
export const Unassigned = entity('Unassigned', pile)

/** How much work waits for a colleague, and whether they are there to do it. */
export const Workload = entity('Workload', {
  id: id('user'),
  name: text({ max: 200 }),
  ...pile,
  /** The days on which they are away, now or next. */
  away: maybe(record({ from: date(), until: date() })),
  /** Who stands in for them then. */
  substitute: maybe(person),
  /** Who gets what is given to them now. */
  taker: maybe(person),
  /** Why no work can be given to them. */
  whyNot: maybe(text({ max: 1000 })),
})

const days = { from: date(), until: date() }

/** When a colleague is away and where their work goes, over some weeks. */
export const Delegations = entity('Delegations', {
  id: id('user'),
  name: text({ max: 200 }),
  absences: list(record({ ...days, substitute: maybe(person) })),
  /** Where a head set that their work goes: always, or while they are away. */
  set: maybe(record({ to: person, delegationType: oneOf(delegationTypes) })),
  /** Workdays on which what comes for them waits, and why. */
  gaps: list(
    record({
      ...days,
      kind: oneOf(gapKinds),
      /** Who was to stand in. */
      substitute: maybe(person),
      /** For whom a head could set a substitute, so that it goes on. */
      mends: maybe(person),
    }),
  ),
})
