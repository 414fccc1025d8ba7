import { workActions, workKinds } from '../enumerations/index.ts'
import { date, entity, id, instant, list, maybe, oneOf, record, text, uuid } from '../words/index.ts'
import { documentBrief } from './document.ts'

const person = record({ id: id('user'), name: maybe(text()) })

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
  allowedActions: list(oneOf(workActions)),
})
