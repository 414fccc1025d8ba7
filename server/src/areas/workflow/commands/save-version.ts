import { t } from '@kontor/i18n'
import { ApiError, type UnitOfWork, unfit } from '../../../platform/index.ts'
import { inOwn } from '../../companies/index.ts'
import { ask, type Finding, type Flow } from '../../workflow-engine/index.ts'
import { findingsHere, unknownCodes } from '../../workflow-subjects/index.ts'
import type { VersionRecord } from '../records.ts'
import { whyNotEdit, whyNotPublish, whyNotRetire } from '../rules/versions.ts'
import * as versions from '../store/versions.ts'
import { flowGiven, flowOf } from '../version-steps.ts'

/**
 * Saves a draft from a BPMN file, and the DMN file of its tables, under an id that is free or a draft's.
 *
 * @throws ApiError BadRequest (what no workflow here may do), Conflict (the version was published)
 */
export async function saveFile(
  uow: UnitOfWork,
  id: string,
  { name, ...files }: Pick<VersionRecord, 'name' | 'bpmn' | 'dmn'>,
): Promise<VersionRecord> {
  const { Types } = await flowGiven(files)
  return save(uow, id, { name, ...files, types: Types })
}

/** Saves a draft from its steps; the file is drawn from them, what was drawn before stays in its place. @throws ApiError as {@link saveFile}. */
export async function saveSteps(uow: UnitOfWork, id: string, flow: Flow): Promise<readonly Finding[]> {
  const earlier = (await versions.find(uow, id)) ?? (await versions.newestOf(uow, flow.Name))
  const { xml, dmn } = await ask<'write'>({ kind: 'write', flow, ...(earlier && { earlier: earlier.bpmn }) })
  // What cannot be written down as BPMN, such as two steps of one id, is not kept.
  await flowGiven({ bpmn: xml, dmn }, 'Steps')
  await save(uow, id, { name: flow.Name, bpmn: xml, dmn, types: flow.Types })
  return findingsHere(uow, flow)
}

async function save(
  uow: UnitOfWork,
  id: string,
  { name: given, bpmn, dmn, types }: Pick<VersionRecord, 'name' | 'bpmn' | 'dmn' | 'types'>,
): Promise<VersionRecord> {
  const name = given.trim()
  if (name === '') throw unfit('Name', t`Name is empty: enter a name for the workflow.`)
  const before = await versions.lock(uow, id)
  const why = before && whyNotEdit(before)
  if (why !== undefined) throw new ApiError('Conflict', t`The version ${before?.name ?? ''} cannot be changed: ${why}.`)
  const version = before?.name === name ? before.version : (await versions.lastOf(uow, name)) + 1
  const record: VersionRecord = {
    ...{ companyId: uow.companyId, id, name, version, types, bpmn, dmn, state: 'DRAFT' },
    ...{ saved: uow.now, savedBy: uow.author.actorId, published: null, publishedBy: null },
  }
  await versions.save(uow, record)
  return record
}

/**
 * Has documents that come from now on follow a version, here or in branches; the published version of the same workflow retires.
 *
 * @throws ApiError ResourceNotFound (version, branch), Conflict (something is to be mended, another workflow has its types)
 */
export async function publish(uow: UnitOfWork, id: string, branches: readonly string[]): Promise<void> {
  const version = await mustFind(uow, id)
  const flow = await flowOf(version)
  const { findings } = await ask<'check'>({ kind: 'check', flow })
  const companies = branches.length === 0 ? [uow.companyId] : [...new Set(branches)]
  for (const companyId of companies)
    await inOwn(uow, companyId, (own) =>
      publishHere(own, { version, flow, findings: findings.length, isOwn: companyId === uow.companyId }),
    )
}

interface Publishing {
  readonly version: VersionRecord
  readonly flow: Flow
  readonly findings: number
  readonly isOwn: boolean
}

/** A branch gets a version of its own, under the same id; its steps set codes of the branch. */
async function publishHere(uow: UnitOfWork, { version: from, flow, findings, isOwn }: Publishing): Promise<void> {
  const before = await versions.lock(uow, from.id)
  const published = await versions.published(uow)
  const why = whyNotPublish(before ?? { ...from, state: 'DRAFT' }, findings, published)
  if (why !== undefined) throw new ApiError('Conflict', t`The workflow ${from.name} cannot be published: ${why}.`)
  const [unknown] = await unknownCodes(uow, flow)
  if (unknown !== undefined)
    throw new ApiError(
      'Conflict',
      t`The workflow ${from.name} cannot be published: ${unknown.message}. Choose another code.`,
    )
  for (const one of published) if (one.name === from.name) await versions.change(uow, one.id, { state: 'RETIRED' })
  const version = isOwn ? from.version : (before?.version ?? (await versions.lastOf(uow, from.name)) + 1)
  const publication = { state: 'PUBLISHED', published: uow.now, publishedBy: uow.author.actorId } as const
  await versions.save(uow, { ...from, companyId: uow.companyId, version, ...publication })
  await uow.log({
    kind: 'company.workflow_published',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { versionId: from.id, name: from.name, version },
  })
}

/** @throws ApiError ResourceNotFound, Conflict (it is not published). */
export async function retire(uow: UnitOfWork, id: string): Promise<void> {
  const version = await mustFind(uow, id)
  const why = whyNotRetire(version)
  if (why !== undefined) throw new ApiError('Conflict', t`The workflow ${version.name} cannot be unpublished: ${why}.`)
  await versions.change(uow, id, { state: 'RETIRED' })
  await uow.log({
    kind: 'company.workflow_retired',
    objectType: 'company',
    objectId: uow.companyId,
    detail: { versionId: id, name: version.name, version: version.version },
  })
}

/** @throws ApiError ResourceNotFound, Conflict (it was published). */
export async function deleteDraft(uow: UnitOfWork, id: string): Promise<void> {
  const version = await mustFind(uow, id)
  const why = whyNotEdit(version)
  if (why !== undefined) throw new ApiError('Conflict', t`The version ${version.name} cannot be deleted: ${why}.`)
  await versions.remove(uow, id)
}

/** @throws ApiError ResourceNotFound */
async function mustFind(uow: UnitOfWork, id: string): Promise<VersionRecord> {
  const version = await versions.lock(uow, id)
  if (version === undefined) throw noVersion(id)
  return version
}

export const noVersion = (id: string): ApiError =>
  new ApiError('ResourceNotFound', t`There is no version ${id} of a workflow.`)
