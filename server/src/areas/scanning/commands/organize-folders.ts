import type { UnitOfWork } from '../../../platform/index.ts'
import { companyRef, inOwn } from '../../companies/index.ts'
import { noFolder } from '../not-found.ts'
import type { FolderRecord } from '../records.ts'
import * as folders from '../store/folders.ts'
import * as uploads from '../store/uploads.ts'
import { tagsGiven } from './organize-upload.ts'

const log = (uow: UnitOfWork, kind: string, folder: string) =>
  uow.log({ kind, objectType: 'company', objectId: uow.companyId, detail: { folder } })

async function existingFolder(uow: UnitOfWork, name: string): Promise<FolderRecord> {
  const folder = await folders.lock(uow, name)
  if (folder === undefined) throw noFolder(name)
  return folder
}

/** Makes a folder; one that is there stays as it is. */
export async function makeFolder(uow: UnitOfWork, name: string): Promise<void> {
  const { companyId, now: created } = uow
  const isNew = await folders.add(uow, { companyId, name, tags: [], branchId: null, branchName: null, created })
  if (isNew) await log(uow, 'scan.folder_made', name)
}

/** Takes a folder away; what lies in it goes to the first of the others. @throws ApiError ResourceNotFound */
export async function removeFolder(uow: UnitOfWork, name: string): Promise<void> {
  await existingFolder(uow, name)
  const first = (await folders.all(uow)).find((other) => other.name !== name)
  await uploads.moveAll(uow, name, first?.name ?? null)
  await folders.remove(uow, name)
  await log(uow, 'scan.folder_removed', name)
}

/** Gives a folder a tag, or takes one off. @throws ApiError ResourceNotFound */
export async function tagFolder(uow: UnitOfWork, name: string, tag: string, isOn: boolean): Promise<void> {
  const { tags } = await existingFolder(uow, name)
  const others = tags.filter((one) => one !== tag.trim())
  await folders.change(uow, name, { tags: tagsGiven(isOn ? [...others, tag] : others) })
  await log(uow, 'scan.folder_tagged', name)
}

/** Sets where a folder's documents go: to a branch, or to the company itself. @throws ApiError ResourceNotFound */
export async function setFolderBranch(uow: UnitOfWork, name: string, branchId: string): Promise<void> {
  await existingFolder(uow, name)
  const branchName = (await inOwn(uow, branchId, companyRef))?.Name ?? null
  const branch = branchId === uow.companyId ? { branchId: null, branchName: null } : { branchId, branchName }
  await folders.change(uow, name, branch)
  await log(uow, 'scan.folder_branch', name)
}
