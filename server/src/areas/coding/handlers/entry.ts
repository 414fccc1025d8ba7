import type { Areas } from '@kontor/contract'
import { joinMessages, t } from '@kontor/i18n'
import { type Act, ApiError, type Handlers, type RequestContext } from '../../../platform/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { judge } from '../judging.ts'
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
import { codable, saveCoding } from '../saving.ts'
import * as codings from '../store/codings.ts'
import * as lists from '../store/lists.ts'
import type { CodingRecord } from '../store/tables.ts'
import { subjectOf } from '../subject.ts'
import { codesOf, codingOf, namesIn } from '../views/coding.ts'
import { findingsOf, told } from '../views/findings.ts'

const none: Coding = { header: [], lines: [] }

async function codingFor(act: Act, documentId: string): Promise<CodingRecord> {
  const { id } = await entryFor(act, documentId)
  const coding = await codings.find(act, id)
  if (coding === undefined)
    throw new ApiError('ResourceNotFound', t`The document ${id} has no coding.`, { details: { document: id } })
  return coding
}

const missingOf = async (act: Act, coding: Coding, subject: Subject) =>
  missingIn(coding, await lists.all(act), [...subject.lines.keys()])

async function mustHold(act: Act, documentId: string, coding: Coding, subject: Subject, { language }: RequestContext) {
  const wrong = (await judge(act, documentId, coding, subject)).filter(isFatal)
  if (wrong.length === 0) return
  const findings = findingsOf(wrong, language, subject.currency)
  throw new ApiError('BadRequest', joinMessages(findings.flatMap(({ message, fix }) => [message, fix])), {
    fields: findings.map(({ rule, path, message }) => ({ code: rule, message, details: { field: path } })),
  })
}

export const entryHandlers: Pick<
  Handlers<Areas['coding']>,
  | 'readCoding'
  | 'saveCoding'
  | 'deleteCoding'
  | 'readCompleteness'
  | 'validateCoding'
  | 'readTable'
  | 'saveTable'
  | 'readCodingInformation'
> = {
  readCoding: ({ params }, context) =>
    context.read(async (act) => {
      const coding = await codingFor(act, params.docId)
      return codingOf(coding, await namesIn(act, coding.content, context.language))
    }),

  saveCoding: async ({ params: { docId }, query, body }, context) => {
    const subject = query.validate ? await subjectOf(context, docId) : undefined
    await context.write(async (act) => {
      const entry = await codable(act, docId)
      if (body.documentId !== undefined && body.documentId !== entry.id)
        throw new ApiError(
          'BadRequest',
          t`documentId is ${body.documentId} and the address names ${docId}: give the same.`,
        )
      if (subject !== undefined) await mustHold(act, entry.id, body, subject, context)
      await saveCoding(act, entry, body, body.version)
    })
  },

  deleteCoding: ({ params }, context) =>
    context.write(async (act) => {
      const { id } = await codable(act, params.docId)
      await codingFor(act, id)
      await codings.remove(act, id)
      await act.log({ kind: 'document.coding_removed', objectType: 'document', objectId: id })
    }),

  readCompleteness: async ({ params }, context) => {
    const subject = await subjectOf(context, params.docId)
    return context.read(async (act) => {
      const entry = await entryFor(act, params.docId)
      const coding = await codings.find(act, entry.id)
      const missing = isCoded(entry) ? await missingOf(act, coding?.content ?? none, subject) : []
      return {
        complete: missing.length === 0,
        missing: missing.slice(0, mostTold),
        AllowedActions: allowedActions(entry, context.actor.permissions.has('coding.write'), coding !== undefined),
      }
    })
  },

  validateCoding: async ({ params }, context) => {
    const subject = await subjectOf(context, params.docId)
    const remarks = await context.read(async (act) => {
      const { id } = await entryFor(act, params.docId)
      return judge(act, id, (await codings.find(act, id))?.content ?? none, subject)
    })
    return {
      valid: !remarks.some(isFatal),
      findings: await told(findingsOf(remarks, context.language, subject.currency), context),
    }
  },

  readTable: ({ params }, context) =>
    context.read(async (act) => {
      const { version, content } = await codingFor(act, params.docId)
      const headers = (await lists.all(act)).map(({ id, name }) => ({ listId: id, label: name }))
      return { version, ...tableOf(content, headers) }
    }),

  saveTable: ({ params, body }, context) =>
    context.write(async (act) => {
      const entry = await codable(act, params.docId)
      const why = whyNotTable(body)
      if (why !== undefined) throw new ApiError('BadRequest', t`The table is none: ${why}.`)
      await saveCoding(act, entry, codingInTable(body), body.version)
    }),

  readCodingInformation: async ({ params }, context) => {
    const subject = await subjectOf(context, params.documentId)
    return context.read(async (act) => {
      const { documentId, content } = await codingFor(act, params.documentId)
      const named = await namesIn(act, content, context.language)
      return {
        DocumentId: documentId,
        Complete: (await missingOf(act, content, subject)).length === 0,
        Header: codesOf(content.header, named),
        Lines: content.lines.map(({ lineId, splits }) => ({ LineId: lineId, Values: codesOf(splits, named) })),
      }
    })
  },
}

const mostTold = 10_000
