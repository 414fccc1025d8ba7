import { ScanFolder, ScanReceiver } from '../../entities/index.ts'
import { call, id, list, maybe, nothing, record, text } from '../../words/index.ts'

const shown = { may: 'scan.read' } as const
const configured = { may: 'scan.configure' } as const
const folder = { name: text({ min: 1, max: 100 }) }
const tag = { ...folder, tag: text({ min: 1, max: 100 }) }
const missing = ['ResourceNotFound'] as const

/** 001 §7 Scanning: for whom it is on, and the folders and addresses by which papers come in; decisions 1 to 3. */
export const folders = {
  listFolders: call('GET cloudscan/folders', {
    id: 'SCN-01',
    says: 'The folders in which scanned documents are gathered.',
    ...shown,
    returns: record({ Folders: list(ScanFolder) }),
  }),
  saveFolder: call('PUT cloudscan/folders/{name}', {
    id: 'SCN-02',
    says: 'Makes a folder.',
    ...configured,
    path: folder,
    returns: nothing(),
  }),
  deleteFolder: call('DELETE cloudscan/folders/{name}', {
    id: 'SCN-03',
    says: 'Takes a folder away; what lies in it goes to the company’s first.',
    ...configured,
    path: folder,
    returns: nothing(),
    fails: missing,
  }),
  listFolderTags: call('GET cloudscan/folders/{name}/taglist', {
    id: 'SCN-04',
    says: 'The tags of a folder: what lies in it carries them.',
    ...shown,
    path: folder,
    returns: record({ Tag: list(text({ max: 100 })) }),
    fails: missing,
  }),
  addFolderTag: call('PUT cloudscan/folders/{name}/tags/{tag}', {
    id: 'SCN-05',
    says: 'Gives a folder a tag.',
    ...configured,
    path: tag,
    returns: nothing(),
    fails: missing,
  }),
  removeFolderTag: call('DELETE cloudscan/folders/{name}/tags/{tag}', {
    id: 'SCN-06',
    says: 'Takes a tag off a folder.',
    ...configured,
    path: tag,
    returns: nothing(),
    fails: missing,
  }),
  enable: call('PUT cloudscan/account/enabled', {
    id: 'SCN-08',
    says: 'Switches scanning on for the company.',
    ...configured,
    returns: nothing(),
  }),
  disable: call('DELETE cloudscan/account/enabled', {
    id: 'SCN-09',
    says: 'Switches scanning off for the company: it takes in no file without data until it is on again.',
    ...configured,
    returns: nothing(),
  }),
  listReceivers: call('GET cloudscan/receivers', {
    id: 'SCN-10',
    says: 'The company and its branches, and whether documents are scanned for each.',
    ...shown,
    returns: record({ Receivers: list(ScanReceiver) }),
  }),
  readFolderBranch: call('GET cloudscan/folders/{name}/branch', {
    id: 'SCN-11',
    says: 'The branch to which a folder’s documents go.',
    ...shown,
    path: folder,
    returns: record({ BranchId: maybe(id('company')) }),
    fails: missing,
  }),
  saveFolderBranch: call('PUT cloudscan/folders/{name}/branch/{branchId}', {
    id: 'SCN-12',
    says: 'Sets the branch to which a folder’s documents go.',
    ...configured,
    path: { ...folder, branchId: id('company') },
    returns: nothing(),
    fails: missing,
  }),
}
