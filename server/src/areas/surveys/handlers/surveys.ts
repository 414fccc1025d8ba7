import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../../platform/index.ts'
import { deleteQuestionnaire } from '../commands/save-questionnaire.ts'
import { saveResponse, saveSurvey, saveTemplate } from '../commands/save-survey.ts'
import { noSurvey, noTemplate } from '../not-found.ts'
import * as fileStore from '../store/files.ts'
import * as store from '../store/questionnaires.ts'
import * as requests from '../store/requests.ts'
import { shippedTemplates } from '../templates.ts'
import { surveyEntity, withFiles } from '../views.ts'

type Calls =
  | 'listSurveys'
  | 'readSurvey'
  | 'saveSurvey'
  | 'deleteSurvey'
  | 'readResponses'
  | 'saveResponse'
  | 'listTemplates'
  | 'readTemplate'
  | 'saveTemplate'

export const createSurveyHandlers = (origins: { readonly shell: string }): Pick<Handlers<Areas['surveys']>, Calls> => ({
  listSurveys: ({ query }, context) =>
    context.read(async (uow) => {
      const { limit, page } = query
      const { rows, count } = await store.page(uow, { kind: 'QUESTIONNAIRE', limit, offset: page * limit })
      return { ...pageInfo(query, count), Items: rows.map(surveyEntity) }
    }),

  readSurvey: ({ params }, context) =>
    context.read(async (uow) => {
      const [newest] = await store.versions(uow, params.id)
      if (newest === undefined) throw noSurvey(params.id)
      return surveyEntity(newest)
    }),

  saveSurvey: ({ params, body }, context) =>
    context.write(async (uow) => surveyEntity(await saveSurvey(uow, params.id, body))),

  deleteSurvey: ({ params }, context) => context.write((uow) => deleteQuestionnaire(uow, params.id)),

  readResponses: ({ params }, context) =>
    context.read(async (uow) => {
      if ((await store.versions(uow, params.id)).length === 0) throw noSurvey(params.id)
      const responses = []
      for (const request of await requests.ofQuestionnaire(uow, params.id)) {
        if (request.submitted === null) continue
        const files = await fileStore.filesOf(uow, request.id)
        responses.push({ surveyId: params.id, answers: withFiles(request.answers, files) })
      }
      return { responses }
    }),

  saveResponse: ({ params, body }, context) =>
    context.write((uow) => saveResponse(uow, origins.shell, params.id, body)),

  listTemplates: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      // The shipped ones stand first; the company's own fill what is left of a page.
      const shipped = await shippedTemplates(uow, context.language)
      const first = shipped.slice(page * limit, (page + 1) * limit)
      const offset = Math.max(0, page * limit - shipped.length)
      const own = await store.page(uow, { kind: 'TEMPLATE', limit: Math.max(1, limit - first.length), offset })
      const rows = [...first, ...own.rows.slice(0, limit - first.length)]
      return { ...pageInfo({ limit, page }, shipped.length + own.count), Items: rows.map(surveyEntity) }
    }),

  readTemplate: ({ params }, context) =>
    context.read(async (uow) => {
      const shipped = await shippedTemplates(uow, context.language)
      const template =
        shipped.find(({ id }) => id === params.id) ?? (await store.versions(uow, params.id, 'TEMPLATE'))[0]
      if (template === undefined) throw noTemplate(params.id)
      return surveyEntity(template)
    }),

  saveTemplate: ({ params, body }, context) =>
    context.write(async (uow) => surveyEntity(await saveTemplate(uow, params.id, body))),
})
