import { Answer, QuestionnaireRequest } from '../../entities/index.ts'
import { questionnaireDirections, questionnaireRequestStates } from '../../enumerations/index.ts'
import {
  call,
  contentAs,
  file,
  id,
  list,
  maybe,
  multipart,
  nothing,
  omittable,
  oneOf,
  pageOf,
  paging,
  record,
  text,
  whole,
  yes,
} from '../../words/index.ts'

const read = { may: 'survey.read' } as const
const answer = { may: 'survey.answer' } as const
const needs = { id: 'id is required' }
const aRequest = { id: id('questionnaireRequest') }
const fails = ['ResourceNotFound'] as const
const decided = ['ResourceNotFound', 'Conflict', 'BadRequest', 'Forbidden'] as const

/** U-075, U-078: who was asked, what they answer, and what the asker says of it. */
export const requests = {
  listRequests: call('GET survey/requests', {
    id: 'U-075',
    says: 'Who was asked, and how far each is; or, received, what the company is asked, what is due first before the rest.',
    ...read,
    query: {
      ...paging(25),
      state: maybe(oneOf(questionnaireRequestStates)),
      direction: oneOf(questionnaireDirections, 'SENT'),
      questionnaireId: maybe(id('questionnaire')),
      q: maybe(text({ max: 200 })),
    },
    returns: pageOf('Items', QuestionnaireRequest, {
      /** How many there are in each state, whichever is listed. */
      counts: list(record({ state: oneOf(questionnaireRequestStates), count: whole({ min: 0 }) }), { max: 10 }),
    }),
  }),
  readRequest: call('GET survey/requests/{id}', {
    id: 'K-SVY-01',
    says: 'One request with what is asked and answered. Who asks sees the answers once they were submitted.',
    ...read,
    needs,
    path: aRequest,
    returns: QuestionnaireRequest,
    fails,
  }),
  readAnswerFile: call('GET survey/requests/{id}/files/{fileId}', {
    id: 'K-SVY-02',
    says: 'A file of an answer.',
    ...read,
    needs: { ...needs, fileId: 'fileId is required' },
    path: { ...aRequest, fileId: id('questionnaireFile') },
    returns: contentAs(['application/octet-stream']),
    fails,
  }),
  remindRequest: call('POST survey/requests/{id}/reminders', {
    id: 'K-SVY-03',
    says: 'Reminds who was asked by mail, once a day.',
    may: 'survey.write',
    needs,
    path: aRequest,
    returns: nothing(),
    fails: ['ResourceNotFound', 'Conflict'],
  }),
  setRequestState: call('PUT survey/requests/{id}/state/{state}', {
    id: 'U-075',
    says: 'Moves a request on: who was asked submits it for review, who asked rejects it with a reason or approves it.',
    ...answer,
    needs: { ...needs, state: 'state is required' },
    path: { ...aRequest, state: oneOf(questionnaireRequestStates) },
    /** A rejection needs a reason; an approval can verify the connection in the same act. */
    body: omittable(record({ reason: maybe(text({ max: 2000 })), verifyConnection: maybe(yes()) })),
    returns: nothing(),
    fails: decided,
  }),
  answerRequest: call('POST survey/requests/{id}/answers', {
    id: 'U-078',
    says: 'Saves answers: as JSON, and files that are named by question, index and file name (F-184, F-185). Other answers stay as they are.',
    ...answer,
    needs,
    path: aRequest,
    body: multipart({ answers: list(Answer, { max: 500 }), files: maybe(list(file(), { max: 100 })) }),
    returns: nothing(),
    status: 201,
    fails: ['ResourceNotFound', 'Conflict', 'BadRequest', 'TooLarge', 'Infected'],
  }),
}
