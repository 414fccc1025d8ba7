import { HeaderMapping, MasterDataError, MasterDataFile, MasterDataRow } from '../../entities/index.ts'
import { featureTypes, supplierProperties } from '../../enumerations/index.ts'
import {
  call,
  file,
  id,
  list,
  mapOf,
  maybe,
  multipart,
  nothing,
  oneOf,
  pageOf,
  paging,
  record,
  text,
} from '../../words/index.ts'

const read = { may: 'onboarding.read' } as const
const write = { may: 'onboarding.write' } as const
const aFile = { id: id('masterDataFile') }
/** A line of a file, from 1, as a spreadsheet numbers it. */
const line = text({ pattern: '^[1-9][0-9]{0,5}$', max: 6, example: '2' })
const fileNeeds = { id: 'fileId is required' }
const fails = ['ResourceNotFound'] as const
const decided = ['ResourceNotFound', 'Conflict'] as const

/** ONB-01 to 07, 12: lists of suppliers on their way in (F-127, F-128, F-205, F-231, F-255). */
export const files = {
  addFile: call('POST onboarding/masterdata/files', {
    id: 'ONB-01',
    says: 'Uploads a file of suppliers.',
    ...write,
    needs: {
      file: 'file is required',
      fileName: 'fileName is required',
      supplierGroupId: 'supplierGroupId is required',
    },
    body: multipart({
      file: file(),
      fileName: text({ min: 1, max: 300 }),
      supplierGroupId: id('supplierGroup'),
      featureType: maybe(oneOf(featureTypes)),
    }),
    returns: MasterDataFile,
    status: 201,
    fails: ['BadRequest', 'ResourceNotFound', 'Conflict', 'DocumentRefused', 'TooLarge'],
  }),

  listFiles: call('GET onboarding/masterdata/files', {
    id: 'ONB-02',
    says: 'The files of a group of suppliers.',
    ...read,
    needs: { supplierGroupId: 'supplierGroupId is required' },
    query: { supplierGroupId: id('supplierGroup'), featureType: maybe(oneOf(featureTypes)) },
    returns: record({ Files: list(MasterDataFile) }),
    fails,
  }),

  readFile: call('GET onboarding/masterdata/files/{id}', {
    id: 'ONB-03',
    says: 'The rows of a file.',
    ...read,
    needs: fileNeeds,
    path: aFile,
    query: paging(50, 1000),
    returns: pageOf('Items', MasterDataRow),
    fails,
  }),

  listFileErrors: call('GET onboarding/masterdata/files/{id}/errors', {
    id: 'ONB-04',
    says: 'What is to be mended in a file, by row and column.',
    ...read,
    needs: fileNeeds,
    path: aFile,
    returns: record({ Errors: list(MasterDataError) }),
    fails,
  }),

  readFileStatus: call('GET onboarding/masterdata/files/{id}/status', {
    id: 'ONB-05',
    says: 'How far a file has come.',
    ...read,
    needs: fileNeeds,
    path: aFile,
    returns: MasterDataFile,
    fails,
  }),

  approveFile: call('POST onboarding/masterdata/files/{id}/approve', {
    id: 'ONB-06',
    says: 'Approves a file: its suppliers are invited.',
    ...write,
    needs: fileNeeds,
    path: aFile,
    returns: nothing(),
    fails: decided,
  }),

  deleteFile: call('DELETE onboarding/masterdata/files/{id}', {
    id: 'ONB-07',
    says: 'Deletes a file.',
    ...write,
    needs: fileNeeds,
    path: aFile,
    returns: nothing(),
    fails: decided,
  }),

  listMappings: call('GET onboarding/mappings', {
    id: 'ONB-12',
    says: 'To which properties the columns of files go.',
    ...read,
    returns: record({ Mappings: list(HeaderMapping) }),
  }),

  saveColumns: call('PUT onboarding/masterdata/files/{id}/columns', {
    id: 'K-ONB-01',
    says: 'Says to which property each column of a file goes; an empty one goes nowhere.',
    ...write,
    needs: fileNeeds,
    path: aFile,
    body: record({ Columns: list(record({ Property: maybe(oneOf(supplierProperties)) }), { min: 1, max: 60 }) }),
    returns: MasterDataFile,
    fails: ['BadRequest', ...decided],
  }),

  mendRow: call('PUT onboarding/masterdata/files/{id}/rows/{line}', {
    id: 'K-ONB-02',
    says: 'Mends values of a row, which is named by its line in the file.',
    ...write,
    needs: fileNeeds,
    path: { ...aFile, line },
    body: record({ Values: mapOf(text()) }),
    returns: MasterDataFile,
    fails: ['BadRequest', ...decided],
  }),

  leaveRowOut: call('DELETE onboarding/masterdata/files/{id}/rows/{line}', {
    id: 'K-ONB-03',
    says: 'Leaves a row out of a file.',
    ...write,
    needs: fileNeeds,
    path: { ...aFile, line },
    returns: MasterDataFile,
    fails: decided,
  }),
}
