import { Catalogue, CatalogueItem, CatalogueOffer, CatalogueReport } from '../entities/index.ts'
import { catalogueColumns } from '../enumerations/index.ts'
import {
  call,
  currency,
  date,
  file,
  id,
  list,
  maybe,
  multipart,
  nothing,
  oneOf,
  pageOf,
  paging,
  record,
  text,
  uuid,
  yes,
} from '../words/index.ts'

const read = { may: 'requisition.read' } as const
const manage = { may: 'requisition.manage' } as const
const needs = { catalogueId: 'catalogueId is required' }
const path = { catalogueId: id('catalogue') }

/** Issue 22: what requesters find when they say what they need: suppliers' catalogues, and the company's own. */
export const catalogues = {
  listCatalogues: call('GET procurement/catalogues', {
    id: 'K-CAT-01',
    says: 'The catalogues of the company, those that changed last first.',
    ...read,
    query: paging(20),
    returns: pageOf('Catalogues', Catalogue),
  }),
  readCatalogue: call('GET procurement/catalogues/{catalogueId}', {
    id: 'K-CAT-02',
    says: 'One catalogue, without its items.',
    ...read,
    needs,
    path,
    returns: Catalogue,
    fails: ['ResourceNotFound'],
  }),
  saveCatalogue: call('PUT procurement/catalogues/{catalogueId}', {
    id: 'K-CAT-03',
    says: 'Saves a catalogue under an id that the caller chose. A file (CSV, or a UBL Catalogue as of Peppol BIS) replaces all of its items, or none where anything of it is wrong; without one its items stay.',
    ...manage,
    needs: { ...needs, Name: 'Name is required', Currency: 'Currency is required' },
    path: { catalogueId: uuid() },
    query: {
      /** Tells what the file says and would change, and saves nothing. */
      dryRun: yes(false),
    },
    body: multipart({
      Name: text({ min: 1, max: 200 }),
      ConnectionId: maybe(id('connection')),
      Currency: currency(),
      ValidFrom: maybe(date()),
      ValidTo: maybe(date()),
      /** What each column of a spreadsheet tells, in their order; what their headings say where it is left out. */
      Columns: maybe(list(oneOf(catalogueColumns), { max: 200 })),
      file: maybe(file()),
    }),
    returns: CatalogueReport,
    fails: ['BadRequest', 'ResourceNotFound', 'DocumentRefused', 'Conflict'],
    timeout: 60_000,
  }),
  deleteCatalogue: call('DELETE procurement/catalogues/{catalogueId}', {
    id: 'K-CAT-04',
    says: 'Deletes a catalogue with its items. What was requested or ordered of it stays.',
    ...manage,
    needs,
    path,
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
  listCatalogueItems: call('GET procurement/catalogues/{catalogueId}/items', {
    id: 'K-CAT-05',
    says: 'The items of a catalogue by name; where words are given, those that have a part that reads so in their name, numbers or description.',
    ...read,
    needs,
    path,
    query: { ...paging(50), q: maybe(text({ max: 200 })) },
    returns: pageOf('Items', CatalogueItem),
    fails: ['ResourceNotFound'],
  }),
  searchCatalogues: call('GET procurement/catalogue-items', {
    id: 'K-CAT-06',
    says: 'The items of all catalogues that are valid today, of suppliers to whom the company is connected, that have all the words in their name, numbers or description. Those come first whose name begins so.',
    ...read,
    query: {
      q: text({ max: 200 }),
    },
    returns: record({ Items: list(CatalogueOffer, { max: 20 }) }),
  }),
}
