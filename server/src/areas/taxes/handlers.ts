import type { Areas, DocumentTaxes, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type RequestContext } from '../../platform/index.ts'
import { contentFor, mustReach } from '../document-access/index.ts'
import { type Finding, parse, readTrade } from '../parsing/index.ts'
import { whyNotRate } from './stated-tax.ts'

/** The rules of EN 16931 that hold the amounts and categories of VAT. */
const ofTax = /^BR-(CO-(14|15|17|18)|(S|Z|E|AE|IC|G|O|IG|IP)-\d+|DEC-(19|20))$/

const decimal = /^-?\d{1,18}(\.\d{1,10})?$/

/** The taxes of a document's breakdown, worked out of its lines. */
async function taxesOf(context: RequestContext, documentId: string, needed: 'right' | 'write') {
  const { entry, bytes } = await context.read(async (uow) => {
    const content = await contentFor(uow, documentId)
    await mustReach(uow, content.entry, needed)
    return content
  })
  const { form, totals } = await readTrade(bytes)
  return { entry, bytes, form, totals }
}

async function workedOut(
  context: RequestContext,
  documentId: string,
  needed: 'right' | 'write',
): Promise<Of<typeof DocumentTaxes>> {
  const { form, totals } = await taxesOf(context, documentId, needed)
  if (form === undefined || totals === undefined || !/^[A-Z]{3}$/.test(form.currency))
    throw new ApiError('ResourceNotFound', t`The document ${documentId} has no tax details.`)
  const scheme = form.seller.address?.country === 'US' ? 'SALES' : 'VAT'
  return {
    currency: form.currency,
    total: totals.tax,
    taxes: totals.taxes.map(({ category, percent, taxable, tax, exemptionReason }) => ({
      category: category.slice(0, 20),
      scheme,
      taxableAmount: taxable,
      taxAmount: tax,
      ...(decimal.test(percent) ? { percent } : {}),
      ...(exemptionReason === undefined ? {} : { reason: exemptionReason.slice(0, 1000) }),
    })),
  }
}

export const handlers: Handlers<Areas['taxes']> = {
  computeTaxes: ({ params }, context) => workedOut(context, params.documentId, 'write'),

  readTaxes: ({ params }, context) => workedOut(context, params.documentId, 'right'),

  validateTaxes: async ({ params }, context) => {
    const { bytes, form, totals } = await taxesOf(context, params.documentId, 'right')
    const { profile } = await parse(bytes)
    const country = form?.seller.address?.country
    const rates: Finding[] = []
    for (const [index, { category, percent }] of (totals?.taxes ?? []).entries()) {
      const stated = { category, percent, day: form?.issueDate ?? '', state: form?.buyer.address?.subdivision }
      const why = country === undefined ? undefined : whyNotRate({ ...stated, country })
      const path = `TaxSubtotal[${index + 1}]/TaxCategory/Percent`
      if (why !== undefined)
        rates.push({ rule: 'KONTOR-TAX-RATE', severity: 'warning', path, message: await context.translate(why) })
    }
    const findings = [...profile.filter(({ rule }) => ofTax.test(rule)), ...rates]
    return { valid: findings.length === 0, findings: findings.slice(0, 1000) }
  },
}
