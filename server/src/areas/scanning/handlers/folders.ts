import type { Areas } from '@kontor/contract'
import type { Handlers, UnitOfWork } from '../../../platform/index.ts'
import { makeFolder, removeFolder, setFolderBranch, tagFolder } from '../commands/organize-folders.ts'
import { switchScanning } from '../commands/switch-scanning.ts'
import { noFolder } from '../not-found.ts'
import { receiversOf } from '../receivers.ts'
import type { FolderRecord } from '../records.ts'
import * as folders from '../store/folders.ts'

async function folderOf(uow: UnitOfWork, name: string): Promise<FolderRecord> {
  const folder = (await folders.all(uow)).find((one) => one.name === name)
  if (folder === undefined) throw noFolder(name)
  return folder
}

const branchIn = ({ branchId }: FolderRecord) => (branchId === null ? {} : { BranchId: branchId })

export const folderHandlers: Pick<
  Handlers<Areas['scanning']>,
  | 'listFolders'
  | 'saveFolder'
  | 'deleteFolder'
  | 'listFolderTags'
  | 'addFolderTag'
  | 'removeFolderTag'
  | 'readFolderBranch'
  | 'saveFolderBranch'
  | 'enable'
  | 'disable'
  | 'listReceivers'
> = {
  listFolders: (_, context) =>
    context.read(async (uow) => ({
      Folders: (await folders.all(uow)).map((folder) => ({
        Name: folder.name,
        Tags: [...folder.tags],
        ...branchIn(folder),
        ...(folder.branchName !== null && { BranchName: folder.branchName }),
      })),
    })),

  enable: (_, context) => context.write((uow) => switchScanning(uow, true)),

  disable: (_, context) => context.write((uow) => switchScanning(uow, false)),

  listReceivers: (_, context) => context.read(async (uow) => ({ Receivers: await receiversOf(uow) })),

  saveFolder: ({ params }, context) => context.write((uow) => makeFolder(uow, params.name)),

  deleteFolder: ({ params }, context) => context.write((uow) => removeFolder(uow, params.name)),

  listFolderTags: ({ params }, context) =>
    context.read(async (uow) => ({ Tag: [...(await folderOf(uow, params.name)).tags] })),

  addFolderTag: ({ params }, context) => context.write((uow) => tagFolder(uow, params.name, params.tag, true)),

  removeFolderTag: ({ params }, context) => context.write((uow) => tagFolder(uow, params.name, params.tag, false)),

  readFolderBranch: ({ params }, context) => context.read(async (uow) => branchIn(await folderOf(uow, params.name))),

  saveFolderBranch: ({ params }, context) => context.write((uow) => setFolderBranch(uow, params.name, params.branchId)),
}
