import { holdFor } from '../../entities/index.ts'
import { responseCodes } from '../../enumerations/index.ts'
import { call, id, list, maybe, oneOf, record, text, uuid, yes } from '../../words/index.ts'
import { tag } from '../tags.ts'
import { narrowing } from './narrowing.ts'
import { changed, chosen } from './selection.ts'

const heldAnswer = record({ DocumentId: id('document'), ResponseId: uuid() })

/** One command for many documents of a list at once. */
export const selecting = {
  tagDocuments: call('POST documents/tags', {
    id: 'K-DOC-21',
    says: 'Puts a tag on many documents or takes it off; `archived` files them away. What cannot take it is passed over; the answer names what changed, so that the opposite undoes exactly that.',
    may: 'document.write',
    query: narrowing,
    body: record({ Tag: tag, On: yes(), ...chosen }),
    returns: changed,
    fails: ['BadRequest'],
  }),
  answerDocuments: call('POST documents/statechanges', {
    id: 'K-DOC-22',
    says: 'Gives many documents the same answer, for the same reason where it needs one. What cannot take it is passed over; the answer names what changed.',
    may: 'document.answer',
    query: narrowing,
    body: record({
      ResponseCode: oneOf(responseCodes),
      ReasonCode: maybe(text({ max: 20 })),
      Reason: maybe(text({ max: 2000 })),
      HoldFor: holdFor,
      /** Passes over what has a warning that somebody should look at. */
      SkipWarned: yes(false),
      ...chosen,
    }),
    returns: record({
      DocumentIds: list(id('document'), { max: 500 }),
      /** What undoes them while they wait. */
      Held: maybe(list(heldAnswer, { max: 500 })),
    }),
    fails: ['BadRequest'],
  }),
  undoAnswers: call('POST documents/statechanges/undo', {
    id: 'K-DOC-62',
    says: 'Takes back answers that have not left yet. What has left is passed over; the answer names what was taken back.',
    may: 'document.answer',
    body: record({ Held: list(heldAnswer, { min: 1, max: 500 }) }),
    returns: changed,
  }),
}
