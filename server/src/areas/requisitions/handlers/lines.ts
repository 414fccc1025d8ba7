import type { Areas, Of, RequisitionBundle } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { heldBytes } from '../../../platform/contents/index.ts'
import { ApiError, type Handlers } from '../../../platform/index.ts'
import { mustBeClean } from '../../attachments/index.ts'
import type { Line } from '../../requisition-lines/index.ts'
import { isMaster, withBundle, withChanged, withLine, withoutLines } from '../../requisition-lines/index.ts'
import { attach, detach } from '../commands/attach-file.ts'
import { chooseSupplier } from '../commands/choose-supplier.ts'
import { changeLines } from '../commands/write-requisition.ts'
import { noLine } from '../not-found.ts'
import { seen } from '../reader.ts'

type Lines = Pick<
  Handlers<Areas['requisitions']>,
  | 'addLine'
  | 'bundleLines'
  | 'addBundle'
  | 'readBundle'
  | 'readLine'
  | 'deleteLine'
  | 'deleteLines'
  | 'deleteBundle'
  | 'deleteBundles'
  | 'saveLine'
  | 'saveBundle'
  | 'addAttachment'
  | 'deleteAttachment'
>

function lineIn(lines: readonly Line[], id: string): Line {
  const line = lines.find(({ ID }) => ID === id)
  if (line === undefined) throw noLine(id)
  return line
}

function bundleIn(lines: readonly Line[], masterId: string): Of<typeof RequisitionBundle> {
  const MasterLine = lineIn(lines, masterId)
  if (!isMaster(MasterLine)) throw noLine(masterId)
  return { MasterLine, Items: lines.filter(({ MasterId }) => MasterId === masterId) }
}

const last = (lines: readonly Line[]): Line => {
  const line = lines.at(-1)
  if (line === undefined) throw new Error('A requisition to which a line was added has none.')
  return line
}

/** All must be there before some are taken away. */
function without(lines: readonly Line[], ids: readonly string[], isBundle: boolean): Line[] {
  for (const id of ids) (isBundle ? bundleIn : lineIn)(lines, id)
  return withoutLines(lines, ids)
}

/** The others, where some move into a bundle. @throws ApiError Conflict where one of those is a bundle itself. */
function besides(lines: readonly Line[], items: readonly { readonly ID?: string | undefined }[]): Line[] {
  const ids = items.flatMap(({ ID }) => ID ?? [])
  const bundle = lines.find((line) => ids.includes(line.ID) && isMaster(line))
  if (bundle !== undefined)
    throw new ApiError('Conflict', t`The line ${bundle.ID} is a bundle: a bundle cannot be part of another one.`)
  return withoutLines(lines, ids)
}

/** The master of the bundle that was added last. */
const lastMaster = (lines: readonly Line[]): string => last(lines.filter(isMaster)).ID

export const lineHandlers: Lines = {
  addLine: ({ params, body }, context) =>
    context.write(async (uow) => {
      const record = await changeLines(uow, params.documentId, context.actor, (before) => withLine(before, body))
      return last(record.lines)
    }),

  bundleLines: ({ params, body }, context) =>
    context.write(async (uow) => {
      const masters: string[] = []
      const record = await changeLines(uow, params.documentId, context.actor, (before) =>
        body.reduce<Line[]>(
          (all, { MasterLine, Items }) => {
            const after = withBundle(besides(all, Items), MasterLine, Items)
            masters.push(lastMaster(after))
            return after
          },
          [...before],
        ),
      )
      return masters.map((id) => bundleIn(record.lines, id))
    }),

  addBundle: ({ params, body }, context) =>
    context.write(async (uow) => {
      const record = await changeLines(uow, params.documentId, context.actor, (before) =>
        withBundle(before, body.MasterLine, body.Items),
      )
      return bundleIn(record.lines, lastMaster(record.lines))
    }),

  readBundle: ({ params }, context) =>
    context.read(async (uow) => bundleIn((await seen(uow, params.documentId, context.actor)).lines, params.masterId)),

  readLine: ({ params }, context) =>
    context.read(async (uow) => lineIn((await seen(uow, params.documentId, context.actor)).lines, params.lineId)),

  deleteLine: ({ params }, context) =>
    context.write(async (uow) => {
      await changeLines(uow, params.documentId, context.actor, (before) => without(before, [params.lineId], false))
    }),

  deleteLines: ({ params, body }, context) =>
    context.write(async (uow) => {
      await changeLines(uow, params.documentId, context.actor, (before) => without(before, body.lineIds, false))
    }),

  deleteBundle: ({ params }, context) =>
    context.write(async (uow) => {
      await changeLines(uow, params.documentId, context.actor, (before) => without(before, [params.masterId], true))
    }),

  deleteBundles: ({ params, body }, context) =>
    context.write(async (uow) => {
      await changeLines(uow, params.documentId, context.actor, (before) => without(before, body.lineIds, true))
    }),

  saveLine: ({ params: { documentId, lineId }, body }, context) =>
    context.write(async (uow) => {
      const { actor } = context
      if ((await seen(uow, documentId, actor)).state === 'APPROVED') {
        const chosen = { id: documentId, lineId, connectionId: body.SupplierConnectionId }
        return lineIn((await chooseSupplier(uow, chosen, actor)).lines, lineId)
      }
      const record = await changeLines(uow, documentId, actor, (before) => {
        lineIn(before, lineId)
        return withChanged(before, lineId, body)
      })
      return lineIn(record.lines, lineId)
    }),

  addAttachment: async ({ params: { documentId: id, lineId, fileName }, body }, context) => {
    await mustBeClean({ name: fileName, ...heldBytes(body) }, context.platform.settings)
    await context.write((uow) => attach(uow, { id, lineId, fileName }, body, context.actor))
  },

  deleteAttachment: ({ params: { documentId: id, lineId, fileName } }, context) =>
    context.write((uow) => detach(uow, { id, lineId, fileName }, context.actor)),

  saveBundle: ({ params: { documentId, masterId }, body }, context) =>
    context.write(async (uow) => {
      const record = await changeLines(uow, documentId, context.actor, (before) => {
        bundleIn(before, masterId)
        const others = besides(withoutLines(before, [masterId]), body.Items)
        return withBundle(others, { ...body.MasterLine, ID: masterId }, body.Items)
      })
      return bundleIn(record.lines, masterId)
    }),
}
