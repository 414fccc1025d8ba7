import { approvalOutcomes, workActions, workKinds } from '../enumerations/index.ts'
import { date, entity, id, instant, list, maybe, oneOf, record, text, uuid, whole, yes } from '../words/index.ts'
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

/** A piece of work that waits for the reader, whatever its kind. */
export const WorkItem = entity('WorkItem', {
  id: uuid(),
  kind: oneOf(workKinds),
  /** Of an assignment its type, of a task the app that deals with it. */
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
  /** The colleague in whose place the reader does it. */
  insteadOf: maybe(person),
  /** It waited for so long that it was taken up to a superior. */
  isEscalated: yes(),
  allowedActions: list(oneOf(workActions)),
})

/** How much work waits for a colleague, and whether they are there to do it. */
export const Workload = entity('Workload', {
  id: id('user'),
  name: text({ max: 200 }),
  kinds: list(record({ kind: oneOf(workKinds), count: whole() })),
  open: whole(),
  /** Of it, what was due before today. */
  overdue: whole(),
  /** When the next of it is due. */
  nextDue: maybe(date()),
  /** The days on which they are away, now or next. */
  away: maybe(record({ from: date(), until: date() })),
  /** Who stands in for them then. */
  substitute: maybe(person),
})
