import { call, list, nothing, record, text } from '../../words/index.ts'

const name = text({ min: 1, max: 60, example: 'Urgent' })

/** Filters of the list under names, which all people of the company see. */
export const sharedFilters = {
  listFilters: call('GET document-filters', {
    id: 'K-DOC-64',
    says: 'The filters of the list that colleagues have shared, by name.',
    may: 'document.read',
    returns: record({ Filters: list(record({ Name: name, Query: text({ max: 4000 }) }), { max: 200 }) }),
  }),
  shareFilter: call('PUT document-filters/{name}', {
    id: 'K-DOC-65',
    says: 'Shares a filter of the list with colleagues under a name; one of that name makes room.',
    may: 'document.write',
    needs: { name: 'name is required' },
    path: { name },
    body: record({ Query: text({ max: 4000 }) }),
    returns: nothing(),
    fails: ['Conflict'],
  }),
  removeFilter: call('DELETE document-filters/{name}', {
    id: 'K-DOC-66',
    says: 'Shares a filter of the list no longer.',
    may: 'document.write',
    needs: { name: 'name is required' },
    path: { name },
    returns: nothing(),
    fails: ['ResourceNotFound'],
  }),
}
