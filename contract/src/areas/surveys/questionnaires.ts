import {
  Questionnaire,
  QuestionnaireGroup,
  QuestionnaireRequest,
  QuestionnaireRule,
  QuestionnaireSend,
  QuestionnaireTrigger,
} from '../../entities/index.ts'
import { questionnaireStates } from '../../enumerations/index.ts'
import {
  call,
  contentAs,
  date,
  id,
  list,
  maybe,
  nothing,
  oneOf,
  pageOf,
  paging,
  record,
  text,
  uuid,
} from '../../words/index.ts'

const read = { may: 'survey.read' } as const
const write = { may: 'survey.write' } as const
const needs = { id: 'id is required' }
const aQuestionnaire = { id: id('questionnaire') }
const fails = ['ResourceNotFound'] as const
const decided = ['ResourceNotFound', 'Conflict', 'BadRequest'] as const

/** U-073, U-074, U-076, U-077: what is asked, and what asks it by itself. */
export const questionnaires = {
  listQuestionnaires: call('GET survey/questionnaires', {
    id: 'U-073',
    says: 'The company’s questionnaires, each in its newest version.',
    ...read,
    query: {
      ...paging(25),
      state: maybe(oneOf(questionnaireStates)),
      q: maybe(text({ max: 200 })),
    },
    returns: pageOf('Items', Questionnaire),
  }),
  readQuestionnaire: call('GET survey/questionnaires/{id}', {
    id: 'U-073',
    says: 'One questionnaire in its newest version.',
    ...read,
    needs,
    path: aQuestionnaire,
    returns: Questionnaire,
    fails,
  }),
  saveQuestionnaire: call('PUT survey/questionnaires/{id}', {
    id: 'U-073',
    says: 'Makes a questionnaire under an id that the caller chose, or changes it: a published one becomes the draft of its next version.',
    ...write,
    needs,
    path: { id: uuid() },
    body: Questionnaire,
    returns: Questionnaire,
    fails: decided,
  }),
  exportAnswers: call('GET survey/questionnaires/{id}/answers', {
    id: 'K-SVY-04',
    says: 'What all companies answered that were asked, a row each.',
    ...read,
    needs,
    path: aQuestionnaire,
    returns: contentAs(['text/csv']),
    fails,
  }),
  sendQuestionnaire: call('POST survey/questionnaires/{templateId}/send', {
    id: 'U-074',
    says: 'Asks connected companies, each once: one that has the version open is not asked again.',
    ...write,
    needs: {
      templateId: 'templateId is required',
      receiverCompanyIds: 'At least one target company is required',
    },
    path: { templateId: id('questionnaire') },
    query: { due: maybe(date()) },
    body: QuestionnaireSend,
    returns: record({ requests: list(QuestionnaireRequest) }),
    status: 201,
    fails: decided,
  }),
  createTrigger: call('POST survey/questionnaires/triggers', {
    id: 'U-076',
    says: 'From now on a questionnaire is sent by itself.',
    ...write,
    body: QuestionnaireTrigger,
    returns: nothing(),
    status: 201,
    fails: decided,
  }),
  attachToGroup: call('POST survey/questionnaires/groups', {
    id: 'U-077',
    says: 'From now on whoever joins a group of connections is asked.',
    ...write,
    body: QuestionnaireGroup,
    returns: nothing(),
    status: 201,
    fails: decided,
  }),
  listTriggers: call('GET survey/triggers', {
    id: 'K-SVY-05',
    says: 'What sends questionnaires by itself: triggers, and groups of connections.',
    ...read,
    returns: record({ Items: list(QuestionnaireRule, { max: 1000 }) }),
  }),
  deleteTrigger: call('DELETE survey/triggers/{id}', {
    id: 'K-SVY-06',
    says: 'From now on it sends nothing. Who was asked stays asked.',
    ...write,
    needs,
    path: { id: id('questionnaireTrigger') },
    returns: nothing(),
    fails,
  }),
}
