import type { Areas } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { bytesOf } from '../../../platform/contents/index.ts'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { searchCompanies } from '../../companies/index.ts'
import { readGroup } from '../../network/index.ts'
import { isXml, kindOf } from '../../pages/index.ts'
import { readSheet } from '../../parsing/index.ts'
import { approveFile } from '../commands/approve-file.ts'
import { addFile, deleteFile, errorsOf, leaveRowOut, mendRow, saveColumns } from '../commands/edit-file.ts'
import { noFile } from '../not-found.ts'
import type { WholeFile } from '../records.ts'
import { rowOf, type Values } from '../rules/rows.ts'
import * as store from '../store/files.ts'
import { invitedBy } from '../store/suppliers.ts'
import { errorEntities, fileEntity, statusEntity } from '../views.ts'

/** A thousand rows of sixty cells are far below it. */
const maxFileBytes = 4_000_000
/** As many companies of one beginning are looked at for the one of a name. */
const maxNamesakes = 20

type Calls =
  | 'addFile'
  | 'listFiles'
  | 'readFile'
  | 'listFileErrors'
  | 'readFileStatus'
  | 'approveFile'
  | 'deleteFile'
  | 'saveColumns'
  | 'mendRow'
  | 'leaveRowOut'

export const fileHandlers: Pick<Handlers<Areas['onboarding']>, Calls> = {
  addFile: async ({ body }, context) => {
    const { file, fileName, supplierGroupId, featureType } = await body.receive(maxFileBytes)
    const bytes = await bytesOf(file)
    if (kindOf(bytes) !== 'other' || isXml(bytes))
      throw new ApiError(
        'DocumentRefused',
        t`The file ${fileName} is not a list: save the spreadsheet as CSV, and choose that file.`,
      )
    const rows = await readSheet(bytes)
    return context.write(async (uow) => {
      const sheet = { name: fileName, groupId: supplierGroupId, feature: featureType ?? 'CAMPAIGN_ONBOARDING', rows }
      return statusEntity(await addFile(uow, sheet), 0, context.actor.permissions)
    })
  },

  listFiles: ({ query }, context) =>
    context.read(async (uow) => {
      await readGroup(uow, query.supplierGroupId)
      return { Files: (await store.filesOf(uow, query.supplierGroupId, query.featureType)).map(fileEntity) }
    }),

  readFile: ({ params, query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const file = await existing(uow, params.id)
      const Items = []
      for (const one of file.lines.slice(page * limit, (page + 1) * limit)) {
        const { line, values } = rowOf(one, file.columns)
        Items.push({ Index: line, Values: values as Record<string, string>, ...(await matchOf(uow, values)) })
      }
      return { ...pageInfo({ limit, page }, file.lineCount), Items }
    }),

  listFileErrors: ({ params }, context) =>
    context.read(async (uow) => {
      const file = await existing(uow, params.id)
      return { Errors: await errorEntities(file, await errorsOf(uow, file), context) }
    }),

  readFileStatus: ({ params }, context) =>
    context.read(async (uow) => statusOf(uow, await existing(uow, params.id), context)),

  approveFile: ({ params }, context) => context.write((uow) => approveFile(uow, params.id)),

  deleteFile: ({ params }, context) => context.write((uow) => deleteFile(uow, params.id)),

  saveColumns: ({ params, body }, context) =>
    changing(context, (uow) =>
      saveColumns(
        uow,
        params.id,
        body.Columns.map(({ Property }) => Property ?? null),
      ),
    ),

  mendRow: ({ params, body }, context) =>
    changing(context, (uow) => mendRow(uow, params.id, Number(params.line), body.Values)),

  leaveRowOut: ({ params }, context) => changing(context, (uow) => leaveRowOut(uow, params.id, Number(params.line))),
}

const changing = (context: RequestContext, change: (uow: UnitOfWork) => Promise<WholeFile>) =>
  context.write(async (uow) => statusOf(uow, await change(uow), context))

const statusOf = async (uow: UnitOfWork, file: WholeFile, { actor }: RequestContext) =>
  statusEntity(file, await invitedBy(uow, file.id), actor.permissions)

/** F-129: the company of the network that has exactly this name in this country. */
async function matchOf(uow: UnitOfWork, { CompanyName = '', Country = '' }: Values) {
  if (CompanyName === '') return {}
  const name = CompanyName.toLowerCase()
  const { companies } = await searchCompanies(uow, CompanyName, maxNamesakes, 0)
  const found = companies.find((one) => one.Name.toLowerCase() === name && one.Country === Country)
  return found === undefined
    ? {}
    : { MatchedCompanyAccountId: found.Id, MatchingMethod: 'EXACT_COMPANY_NAME_AND_COUNTRY' as const }
}

async function existing(uow: UnitOfWork, id: string): Promise<WholeFile> {
  const file = await store.find(uow, id)
  if (file === undefined) throw noFile(id)
  return file
}
