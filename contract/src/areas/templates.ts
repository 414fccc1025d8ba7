import { Template, TemplateInput } from '../entities/index.ts'
import { call, id, list, nothing, record, uuid } from '../words/index.ts'

const needs = { id: 'id is required' }
const path = { id: id('template') }
const fails = ['ResourceNotFound'] as const

/** Issue 19: documents that are used again and again, for all of the company. */
export const templates = {
  listTemplates: call('GET documents/templates', {
    id: 'K-TPL-01',
    says: 'The templates of the company, by name.',
    may: 'document.read',
    returns: record({ Templates: list(Template) }),
  }),

  saveTemplate: call('PUT documents/templates/{id}', {
    id: 'K-TPL-02',
    says: 'Makes a template of a document under an id that the caller chose; under the id of a template, names it anew or puts another document in its place.',
    may: 'document.write',
    needs: { ...needs, body: 'Template is required' },
    path: { id: uuid() },
    body: TemplateInput,
    returns: Template,
    fails: ['ResourceNotFound', 'Conflict'],
  }),

  deleteTemplate: call('DELETE documents/templates/{id}', {
    id: 'K-TPL-03',
    says: 'Deletes a template. What was made of it stays.',
    may: 'document.write',
    needs,
    path,
    returns: nothing(),
    fails,
  }),

  useTemplate: call('POST documents/templates/{id}/drafts', {
    id: 'K-TPL-04',
    says: 'Makes a draft of a template, under a number of its own: issued today, and every other day as long after it as in the template.',
    may: 'document.write',
    needs,
    path,
    returns: record({ documentId: id('document') }),
    status: 201,
    fails,
  }),
}
