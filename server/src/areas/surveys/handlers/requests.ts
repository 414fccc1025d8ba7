import type { Areas } from '@kontor/contract'
import { type Handlers, pageInfo } from '../../../platform/index.ts'
import { mustBeClean } from '../../attachments/index.ts'
import { companyRef } from '../../companies/index.ts'
import { awaitsVerification } from '../../network/index.ts'
import { lockForAnswering, saveAnswers } from '../commands/answer-request.ts'
import { moveRequest } from '../commands/move-request.ts'
import { remindPartner } from '../commands/remind-partner.ts'
import { noFile, noRequest } from '../not-found.ts'
import * as fileStore from '../store/files.ts'
import * as store from '../store/requests.ts'
import { requestDetails, requestEntity } from '../views.ts'

type Calls = 'listRequests' | 'readRequest' | 'readAnswerFile' | 'remindRequest' | 'setRequestState' | 'answerRequest'

/** The most bytes of one file of an answer. */
const maxFileBytes = 20_000_000

export const createRequestHandlers = (origins: {
  readonly shell: string
}): Pick<Handlers<Areas['surveys']>, Calls> => ({
  listRequests: ({ query: { limit, page, state, direction, questionnaireId, q } }, context) =>
    context.read(async (uow) => {
      const wanted = { direction, state, questionnaireId, q: q?.trim() || undefined }
      const counts = await store.counts(uow, wanted)
      const counted = counts.filter((one) => state === undefined || one.state === state)
      const companyName = (await companyRef(uow))?.Name ?? ''
      const rows = await store.page(uow, wanted, limit, page * limit)
      const total = counted.reduce((sum, { count }) => sum + count, 0)
      const Items = rows.map((row) => requestEntity(row, { permissions: context.actor.permissions, companyName }))
      return { ...pageInfo({ limit, page }, total), Items, counts }
    }),

  readRequest: ({ params }, context) =>
    context.read(async (uow) => {
      const request = await store.find(uow, params.id)
      if (request === undefined) throw noRequest(params.id)
      const companyName = (await companyRef(uow))?.Name ?? ''
      const isPending = request.direction === 'SENT' && (await awaitsVerification(uow, request.connectionId))
      const files = await fileStore.filesOf(uow, params.id)
      return requestDetails(request, files, { permissions: context.actor.permissions, companyName, isPending })
    }),

  readAnswerFile: ({ params }, context) =>
    context.read(async (uow) => {
      if ((await store.find(uow, params.id)) === undefined) throw noRequest(params.id)
      const file = (await fileStore.filesOf(uow, params.id)).find(({ id }) => id === params.fileId)
      if (file === undefined) throw noFile(params.fileId)
      return {
        type: file.contentType,
        held: await uow.contents.open(file.contentHash),
        headers: { 'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(file.name)}` },
      }
    }),

  remindRequest: ({ params }, context) => context.write((uow) => remindPartner(uow, origins.shell, params.id)),

  setRequestState: ({ params, body }, context) =>
    context.write((uow) => {
      const to = params.state as Parameters<typeof moveRequest>[3]['to']
      const moving = { to, reason: body?.reason, verifyConnection: body?.verifyConnection ?? false }
      return moveRequest(uow, origins.shell, params.id, moving, context.actor)
    }),

  answerRequest: async ({ params, body }, context) => {
    // Whose it is not hears that before anything of the files is read.
    await context.before((uow) => lockForAnswering(uow, params.id))
    const { answers, files = [] } = await body.receive(maxFileBytes)
    for (const file of files) await mustBeClean(file, context.platform.settings)
    await context.write(async (uow) => {
      await saveAnswers(uow, params.id, answers, files)
    })
  },
})
