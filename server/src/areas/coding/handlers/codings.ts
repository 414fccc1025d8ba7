import type { Areas } from '@kontor/contract'
import { joinMessages, t } from '@kontor/i18n'
import { ApiError, type Handlers, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { codable, saveCoding } from '../commands/save-coding.ts'
import { postingsAsCsv } from '../postings.ts'
import {
  allowedActions,
  type Coding,
  codingOf as codingInTable,
  isCoded,
  isFatal,
  missingIn,
  type Subject,
  tableOf,
  whyNotTable,
} from '../rules/index.ts'
import * as codings from '../store/codings.ts'
import * as lists from '../store/lists.ts'
import type { CodingRecord } from '../store/tables.ts'
import { subjectOf } from '../subject.ts'
import { judge } from '../validation.ts'
import { codesOf, codingOf, namesIn } from '../views/coding.ts'
import { findingsOf, translated } from '../views/findings.ts'

const none: Coding = { header: [], lines: [] }

async function codingFor(uow: UnitOfWork, documentId: string): Promise<CodingRecord> {
  const { id } = await entryFor(uow, documentId)
  const coding = await codings.find(uow, id)
  if (coding === undefined)
    throw new ApiError('ResourceNotFound', t`The document ${id} has no coding.`, { details: { document: id } })
  return coding
}

const missingOf = async (uow: UnitOfWork, coding: Coding, subject: Subject) =>
  missingIn(coding, await lists.all(uow), [...subject.lines.keys()])

async function mustHold(
  uow: UnitOfWork,
  documentId: string,
  coding: Coding,
  subject: Subject,
  { language }: RequestContext,
) {
  const wrong = (await judge(uow, documentId, coding, subject)).filter(isFatal)
  if (wrong.length === 0) return
  const findings = findingsOf(wrong, language, subject.currency)
  throw new ApiError('BadRequest', joinMessages(findings.flatMap(({ message, fix }) => [message, fix])), {
    fields: findings.map(({ rule, path, message }) => ({ code: rule, message, details: { field: path } })),
  })
}

export const codingHandlers: Pick<
  Handlers<Areas['coding']>,
  | 'readCoding'
  | 'exportPostings'
  | 'saveCoding'
  | 'deleteCoding'
  | 'readCompleteness'
  | 'validateCoding'
  | 'readTable'
  | 'saveTable'
  | 'readCodingInformation'
> = {
  exportPostings: async ({ query, body: { DocumentIds, All } }, context) => ({
    type: 'text/csv; charset=utf-8',
    body: await postingsAsCsv(context, { ids: DocumentIds, all: All, filter: query }),
  }),

  readCoding: ({ params }, context) =>
    context.read(async (uow) => {
      const coding = await codingFor(uow, params.docId)
      return codingOf(coding, await namesIn(uow, coding.content, context.language))
    }),

  saveCoding: async ({ params: { docId }, query, body }, context) => {
    const subject = query.validate ? await subjectOf(context, docId) : undefined
    await context.write(async (uow) => {
      const entry = await codable(uow, docId)
      if (body.documentId !== undefined && body.documentId !== entry.id)
        throw new ApiError(
          'BadRequest',
          t`documentId is ${body.documentId}, but the URL contains ${docId}: use the same id.`,
        )
      if (subject !== undefined) await mustHold(uow, entry.id, body, subject, context)
      await saveCoding(uow, entry, body, body.version)
    })
  },

  deleteCoding: ({ params }, context) =>
    context.write(async (uow) => {
      const { id } = await codable(uow, params.docId)
      await codingFor(uow, id)
      await codings.remove(uow, id)
      await uow.log({ kind: 'document.coding_removed', objectType: 'document', objectId: id })
    }),

  readCompleteness: async ({ params }, context) => {
    const subject = await subjectOf(context, params.docId)
    return context.read(async (uow) => {
      const entry = await entryFor(uow, params.docId)
      const coding = await codings.find(uow, entry.id)
      const missing = isCoded(entry) ? await missingOf(uow, coding?.content ?? none, subject) : []
      return {
        complete: missing.length === 0,
        missing: missing.slice(0, maxMissing),
        AllowedActions: allowedActions(entry, context.actor.permissions.has('coding.write'), coding !== undefined),
      }
    })
  },

  validateCoding: async ({ params }, context) => {
    const subject = await subjectOf(context, params.docId)
    const remarks = await context.read(async (uow) => {
      const { id } = await entryFor(uow, params.docId)
      return judge(uow, id, (await codings.find(uow, id))?.content ?? none, subject)
    })
    return {
      valid: !remarks.some(isFatal),
      findings: await translated(findingsOf(remarks, context.language, subject.currency), context),
    }
  },

  readTable: ({ params }, context) =>
    context.read(async (uow) => {
      const { version, content } = await codingFor(uow, params.docId)
      const headers = (await lists.all(uow)).map(({ id, name }) => ({ listId: id, label: name }))
      return { version, ...tableOf(content, headers) }
    }),

  saveTable: ({ params, body }, context) =>
    context.write(async (uow) => {
      const entry = await codable(uow, params.docId)
      const why = whyNotTable(body)
      if (why !== undefined) throw new ApiError('BadRequest', t`The table is not valid: ${why}.`)
      await saveCoding(uow, entry, codingInTable(body), body.version)
    }),

  readCodingInformation: async ({ params }, context) => {
    const subject = await subjectOf(context, params.documentId)
    return context.read(async (uow) => {
      const { documentId, content } = await codingFor(uow, params.documentId)
      const named = await namesIn(uow, content, context.language)
      return {
        DocumentId: documentId,
        Complete: (await missingOf(uow, content, subject)).length === 0,
        Header: codesOf(content.header, named),
        Lines: content.lines.map(({ lineId, splits }) => ({ LineId: lineId, Values: codesOf(splits, named) })),
      }
    })
  },
}

const maxMissing = 10_000
