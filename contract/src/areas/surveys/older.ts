import { Survey, SurveyResponse, TaskRouter } from '../../entities/index.ts'
import { call, id, list, nothing, pageOf, paging, record, uuid } from '../../words/index.ts'

const read = { may: 'survey.read' } as const
const write = { may: 'survey.write' } as const
const needs = { id: 'id is required' }
const aSurvey = { id: id('survey') }
const fails = ['ResourceNotFound'] as const
const decided = ['ResourceNotFound', 'Conflict', 'BadRequest'] as const
const routers = record({ routers: list(TaskRouter, { max: 200 }) })

/** U-055 to U-058: surveys, which are questionnaires of questions alone, and the templates that one begins with. */
export const older = {
  listSurveys: call('GET v0/surveys', {
    id: 'U-055',
    says: 'The company’s surveys.',
    ...read,
    query: paging(20),
    returns: pageOf('Items', Survey),
  }),
  readSurvey: call('GET v0/surveys/{id}', {
    id: 'U-055',
    says: 'One survey.',
    ...read,
    needs,
    path: aSurvey,
    returns: Survey,
    fails,
  }),
  saveSurvey: call('PUT v0/surveys/{id}', {
    id: 'U-055',
    says: 'Makes a survey under an id that the caller chose, or changes it: it can be sent from then on.',
    ...write,
    needs,
    path: { id: uuid() },
    body: Survey,
    returns: Survey,
    fails: ['Conflict', 'BadRequest'],
  }),
  deleteSurvey: call('DELETE v0/surveys/{id}', {
    id: 'U-055',
    says: 'Deletes a survey that nobody was asked.',
    ...write,
    needs,
    path: aSurvey,
    returns: nothing(),
    fails: decided,
  }),
  readResponses: call('GET v0/surveys/{id}/responses', {
    id: 'U-056',
    says: 'What was answered, as far as it was submitted.',
    ...read,
    needs,
    path: aSurvey,
    returns: record({ responses: list(SurveyResponse) }),
    fails,
  }),
  saveResponse: call('PUT v0/surveys/{id}/responses', {
    id: 'U-056',
    says: 'Answers a survey that the company was asked, and submits the answers.',
    may: 'survey.answer',
    needs,
    path: aSurvey,
    body: SurveyResponse,
    returns: nothing(),
    fails: decided,
  }),
  listTemplates: call('GET v0/templates', {
    id: 'U-057',
    says: 'Surveys to begin with: those that are shipped, and the company’s own.',
    ...read,
    query: paging(25),
    returns: pageOf('Items', Survey),
  }),
  readTemplate: call('GET v0/templates/{id}', {
    id: 'U-057',
    says: 'One template.',
    ...read,
    needs,
    path: { id: id('surveyTemplate') },
    returns: Survey,
    fails,
  }),
  saveTemplate: call('PUT v0/templates/{id}', {
    id: 'U-057',
    says: 'Makes a template under an id that the caller chose, or changes one of the company’s own.',
    ...write,
    needs,
    path: { id: uuid() },
    body: Survey,
    returns: Survey,
    fails: ['Conflict', 'BadRequest'],
  }),
  readTaskRouters: call('GET v0/taskrouters', {
    id: 'U-058',
    says: 'To whom the work goes that questionnaires make.',
    ...read,
    returns: routers,
  }),
  saveTaskRouters: call('PUT v0/taskrouters', {
    id: 'U-058',
    says: 'Sets to whom it goes.',
    ...write,
    body: routers,
    returns: nothing(),
    fails: ['BadRequest', 'ResourceNotFound'],
  }),
}
