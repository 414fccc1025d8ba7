import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, pageInfo, unfit } from '../../../platform/index.ts'
import { withoutChoices } from '../choices.ts'
import { idTaken } from '../commands/save-questionnaire.ts'
import { noQuestion } from '../not-found.ts'
import type { QuestionRecord } from '../records.ts'
import { whyNotAsk } from '../rules/blocks.ts'
import { askedBy } from '../store/questionnaires.ts'
import * as store from '../store/questions.ts'
import { questionEntity } from '../views.ts'

type Calls = 'listQuestions' | 'createQuestion' | 'readQuestion' | 'deleteQuestion'

export const questionHandlers: Pick<Handlers<Areas['surveys']>, Calls> = {
  listQuestions: ({ query: { limit, page, q } }, context) =>
    context.read(async (uow) => {
      const wanted = { q: q?.trim() || undefined, limit, offset: page * limit }
      const { rows, count } = await store.page(uow, wanted)
      return { ...pageInfo({ limit, page }, count), Items: rows.map(questionEntity) }
    }),

  createQuestion: ({ body }, context) =>
    context.write(async (uow) => {
      const why = whyNotAsk(body)
      if (why !== undefined) throw unfit('question', why)
      const { text, answerType, required, choices } = withoutChoices(body)
      const record: QuestionRecord = {
        ...{ companyId: uow.companyId, id: body.id ?? uow.newId(), text, answerType, required },
        ...{ choices: choices ?? null, created: uow.now },
      }
      if (!(await store.add(uow, record))) throw idTaken(record.id)
      await uow.log({ kind: 'question.created', objectType: 'question', objectId: record.id })
      return questionEntity(record)
    }),

  readQuestion: ({ params }, context) =>
    context.read(async (uow) => {
      const [question] = await store.find(uow, [params.id])
      if (question === undefined) throw noQuestion(params.id)
      return questionEntity(question)
    }),

  deleteQuestion: ({ params }, context) =>
    context.write(async (uow) => {
      const [question] = await store.lock(uow, [params.id])
      if (question === undefined) throw noQuestion(params.id)
      const asking = await askedBy(uow, params.id)
      if (asking !== undefined)
        throw new ApiError('Conflict', t`The question ${params.id} is asked by ${asking}: remove it there first.`)
      await store.remove(uow, params.id)
      await uow.log({ kind: 'question.deleted', objectType: 'question', objectId: params.id })
    }),
}
