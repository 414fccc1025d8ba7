import { t } from '@kontor/i18n'
import { ApiError, type RequestContext, type UnitOfWork, unfit } from '../../platform/index.ts'
import { inOwn } from '../companies/index.ts'
import { lookAnew } from '../work/index.ts'
import type { DeadlineKind, DeadlineRecord, Settings } from './store.ts'
import * as store from './store.ts'

type Named = { readonly branchId: string; readonly assignmentType: string }
type Asked = { readonly branchid?: string | undefined; readonly assignmenttype?: string | undefined }

/** Sets when something is told of a type of work, where nothing is set yet. */
export async function setDeadline(own: UnitOfWork, record: DeadlineRecord): Promise<void> {
  if (await store.add(own, record)) await lookAnew(own, record.type)
}

/** One kind of setting, each found by branch and type of work, as its calls read and write it. */
export function settingsOf<T extends Named>(kind: DeadlineKind) {
  const shown = (branchId: string, { type, settings }: DeadlineRecord): T =>
    ({ branchId, assignmentType: type, ...settings }) as unknown as T
  const recordOf = ({ branchId: _, assignmentType: type, ...settings }: T): DeadlineRecord => ({
    kind,
    type,
    settings: settings as unknown as Settings,
  })
  const write = (context: RequestContext, branchId: string, work: (own: UnitOfWork) => Promise<void>) =>
    context.write((uow) => inOwn(uow, branchId, work))
  const changed = async (own: UnitOfWork, { type }: Pick<DeadlineRecord, 'type'>, to: Settings | null) => {
    await lookAnew(own, type)
    const detail = { kind, type, ...to }
    await own.log({ kind: 'company.deadline_set', objectType: 'company', objectId: own.companyId, detail })
  }
  return {
    read: (asked: Asked, context: RequestContext): Promise<T> =>
      context.read(async (uow) => {
        const { branchId, type } = namedBy(asked, uow)
        const found = await inOwn(uow, branchId, (own) => store.find(own, kind, type))
        if (found === undefined) throw noSetting(branchId, type)
        return shown(branchId, found)
      }),

    list: (branchId: string, context: RequestContext): Promise<T[]> =>
      context.read((uow) =>
        inOwn(uow, branchId, async (own) => {
          const records = await store.list(own)
          return records.filter((one) => one.kind === kind).map((one) => shown(branchId, one))
        }),
      ),

    create: (given: T, context: RequestContext): Promise<void> =>
      write(context, given.branchId, async (own) => {
        const record = recordOf(given)
        if (!(await store.add(own, record)))
          throw new ApiError(
            'Conflict',
            t`A setting for ${record.type} already exists in the branch ${given.branchId}: change it with PUT.`,
          )
        await changed(own, record, record.settings)
      }),

    save: (given: T, context: RequestContext): Promise<void> =>
      write(context, given.branchId, async (own) => {
        const record = recordOf(given)
        if (!(await store.change(own, record))) throw noSetting(given.branchId, record.type)
        await changed(own, record, record.settings)
      }),

    /** All at once, whether they were there or not. */
    saveAll: (branchId: string, given: readonly T[], context: RequestContext): Promise<void> =>
      write(context, branchId, async (own) => {
        for (const [index, one] of given.entries()) {
          if (one.branchId !== branchId)
            throw unfit(
              `${index}.branchId`,
              t`branchId is ${one.branchId}, but the path names the branch ${branchId}: use the same.`,
            )
          const record = recordOf(one)
          if (!(await store.change(own, record))) await store.add(own, record)
          await changed(own, record, record.settings)
        }
      }),

    remove: (asked: Asked, context: RequestContext): Promise<void> =>
      context.write(async (uow) => {
        const { branchId, type } = namedBy(asked, uow)
        await inOwn(uow, branchId, async (own) => {
          if (!(await store.remove(own, kind, type))) throw noSetting(branchId, type)
          await changed(own, { type }, null)
        })
      }),
  }
}

/** Whose setting is meant: that of the entered company where no branch is named. */
function namedBy({ branchid, assignmenttype }: Asked, { companyId }: UnitOfWork) {
  if (assignmenttype === undefined)
    throw unfit('assignmenttype', t`assignmenttype is missing: name a type of work, such as HANDLING.`)
  return { branchId: branchid ?? companyId, type: assignmenttype }
}

const noSetting = (branchId: string, type: string): ApiError =>
  new ApiError('ResourceNotFound', t`There is no setting for ${type} in the branch ${branchId}: create it first.`)
