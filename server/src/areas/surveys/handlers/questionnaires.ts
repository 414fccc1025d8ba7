import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, pageInfo, unfit } from '../../../platform/index.ts'
import { companyRef } from '../../companies/index.ts'
import { answersCsv } from '../answers-csv.ts'
import { attachToGroup, createTrigger, deleteRule } from '../commands/follow-triggers.ts'
import { saveQuestionnaire } from '../commands/save-questionnaire.ts'
import { readReviewer, routedReviewer } from '../commands/save-routers.ts'
import { lockPublished, sendQuestionnaire } from '../commands/send-questionnaire.ts'
import { noQuestionnaire } from '../not-found.ts'
import * as store from '../store/questionnaires.ts'
import * as requestStore from '../store/requests.ts'
import * as rules from '../store/rules.ts'
import { questionnaireEntity, requestEntity, ruleEntity } from '../views.ts'

type Calls =
  | 'listQuestionnaires'
  | 'readQuestionnaire'
  | 'saveQuestionnaire'
  | 'exportAnswers'
  | 'sendQuestionnaire'
  | 'createTrigger'
  | 'attachToGroup'
  | 'listTriggers'
  | 'deleteTrigger'

/** @param origins where the mails that tell of it lead */
export const createQuestionnaireHandlers = (origins: {
  readonly shell: string
}): Pick<Handlers<Areas['surveys']>, Calls> => ({
  listQuestionnaires: ({ query: { limit, page, state, q } }, context) =>
    context.read(async (uow) => {
      const wanted = { kind: 'QUESTIONNAIRE', state, q: q?.trim() || undefined, limit, offset: page * limit } as const
      const { rows, count } = await store.page(uow, wanted)
      const published = await store.publishedVersions(
        uow,
        rows.map(({ id }) => id),
      )
      const Items = rows.map((row) => questionnaireEntity(row, published.get(row.id), context.actor.permissions))
      return { ...pageInfo({ limit, page }, count), Items }
    }),

  readQuestionnaire: ({ params }, context) =>
    context.read(async (uow) => {
      const [newest] = await store.versions(uow, params.id)
      if (newest === undefined) throw noQuestionnaire(params.id)
      const published = await store.publishedVersions(uow, [params.id])
      return questionnaireEntity(newest, published.get(params.id), context.actor.permissions)
    }),

  saveQuestionnaire: ({ params, body }, context) =>
    context.write(async (uow) => {
      if (body.id !== undefined && body.id !== params.id)
        throw unfit('id', t`id is ${body.id}, and the address names ${params.id}: use one id in both.`)
      const saved = await saveQuestionnaire(uow, params.id, body)
      const published = await store.publishedVersions(uow, [params.id])
      return questionnaireEntity(saved, published.get(params.id), context.actor.permissions)
    }),

  exportAnswers: ({ params }, context) =>
    context.read(async (uow) => {
      const versions = await store.versions(uow, params.id)
      if (versions.length === 0) throw noQuestionnaire(params.id)
      const asked = await requestStore.ofQuestionnaire(uow, params.id)
      const body = await answersCsv(uow, versions, asked, context.language)
      const headers = { 'content-disposition': 'attachment; filename="answers.csv"' }
      return { type: 'text/csv; charset=utf-8', body, headers }
    }),

  sendQuestionnaire: ({ params, query, body }, context) =>
    context.write(async (uow) => {
      const id = params.templateId
      await lockPublished(uow, id)
      const named = await readReviewer(uow, body)
      const reviewing = named.reviewer === null ? await routedReviewer(uow, id) : named
      const asking = {
        origin: origins.shell,
        partnerIds: body.receiverCompanyIds,
        due: query.due ?? null,
        senderId: context.actor.userId,
      }
      const made = await sendQuestionnaire(uow, id, {
        ...asking,
        reviewer: reviewing.reviewer,
        reviewerType: reviewing.reviewerType,
      })
      const companyName = (await companyRef(uow))?.Name ?? ''
      return {
        requests: made.map((one) => requestEntity(one, { permissions: context.actor.permissions, companyName })),
      }
    }),

  createTrigger: ({ body }, context) => context.write((uow) => createTrigger(uow, body, context.actor.userId)),

  attachToGroup: ({ body }, context) => context.write((uow) => attachToGroup(uow, body, context.actor.userId)),

  listTriggers: (_input, context) =>
    context.read(async (uow) => ({ Items: (await rules.rulesOf(uow)).map(ruleEntity) })),

  deleteTrigger: ({ params }, context) => context.write((uow) => deleteRule(uow, params.id)),
})
