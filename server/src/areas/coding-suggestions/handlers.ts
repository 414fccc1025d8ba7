import type { Areas, CodingSuggestionRequest, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type Handlers, type RequestContext, unfit } from '../../platform/index.ts'
import { codingAt, codingLists, whyNoCode } from '../coding/index.ts'
import { contentFor, entryFor } from '../document-access/index.ts'
import { type Bill, readBill } from './bill.ts'
import { learnCoding, teaches } from './commands/learn-codings.ts'
import { qualityHandlers } from './handlers/quality.ts'
import { codesIn } from './rules/index.ts'
import * as store from './store.ts'
import { subjectOf } from './subject.ts'
import { suggestFor } from './suggestions.ts'

type Request = Of<typeof CodingSuggestionRequest>

const none = { header: [], lines: [] }

/** What a program says of a document beside what it holds. */
const featuresIn = ({ invoice, additionalDocumentLevelFeatures }: Request): Record<string, string> => ({
  ...invoice?.fields,
  ...additionalDocumentLevelFeatures,
})

/** A bill with the lines as a program has them, which may not be saved yet. */
const withRequestLines = (bill: Bill, { invoice }: Request): Bill =>
  invoice === undefined || invoice.lines.length === 0
    ? bill
    : { ...bill, lines: invoice.lines.map(({ lineId, fields }) => ({ ...fields, id: lineId })) }

/** What was told of a document counts once it is coded, too. */
async function keepFeatures(context: RequestContext, documentId: string, features: Record<string, string>) {
  if (Object.keys(features).length === 0 || !context.actor.permissions.has('coding.write')) return
  await context.write(async (uow) => {
    const { id, type } = await entryFor(uow, documentId)
    const [before] = await store.progressOf(uow, [id])
    const unlearned = { state: 'NONE', coded: null, correct: 0, wrong: 0, abstained: 0 } as const
    await store.saveProgress(uow, { ...unlearned, ...before, documentId: id, type, features })
  })
}

export const handlers: Handlers<Areas['codingSuggestions']> = {
  suggest: async ({ body }, context) => {
    const { entry, bytes } = await context.read((uow) => contentFor(uow, body.documentId))
    const features = featuresIn(body)
    await keepFeatures(context, entry.id, features)
    const bill = withRequestLines(await readBill(bytes), body)
    // It is read outside of a transaction; all else that the answer says is of one snapshot.
    const found = await context.read(async (uow) => {
      const [kept] = await store.progressOf(uow, [entry.id])
      const saved = body.codingDocument ? undefined : await codingAt(uow, entry.id)
      const subject = await subjectOf(uow, entry, bill, {
        features: { ...kept?.features, ...features },
        senderId: body.invoice?.senderId,
      })
      const asked = { coding: body.codingDocument ?? saved?.content ?? none, listIds: body.codingLists }
      return suggestFor(uow, subject, asked, context.language)
    })
    return {
      documentId: entry.id,
      suggestions: await Promise.all(
        found.map(async ({ line, listId, code, label, probability, because }) => ({
          ...(line === undefined ? {} : { lineId: line.id }),
          value: { listId, code, ...(label === '' ? {} : { label }) },
          probability,
          because: await context.translate(because),
        })),
      ),
    }
  },

  learn: ({ body: { documentId, codingDocument } }, context) =>
    context.write(async (uow) => {
      const entry = await entryFor(uow, documentId)
      if (!teaches(entry))
        throw unfit(
          'documentId',
          t`Suggestions cannot learn from the document ${entry.id}: only received invoices and credit notes that are not restricted count.`,
        )
      const lists = new Set((await codingLists(uow)).map(({ id }) => id))
      for (const value of codesIn(codingDocument)) {
        const why = lists.has(value.listId) ? await whyNoCode(uow, value) : t`there is no list ${value.listId}`
        if (why !== undefined) throw unfit('codingDocument', t`Suggestions cannot learn from this coding: ${why}.`)
      }
      await learnCoding(uow, entry, codingDocument, uow.now)
    }),

  saveThresholds: ({ body }, context) =>
    context.write(async (uow) => {
      await store.saveThreshold(uow, body)
      await uow.log({
        kind: 'company.coding_thresholds_changed',
        objectType: 'company',
        objectId: uow.companyId,
        detail: { ...body },
      })
    }),

  ...qualityHandlers,
}
