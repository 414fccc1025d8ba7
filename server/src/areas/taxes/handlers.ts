import type { Areas, DocumentTaxes, Of } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { ApiError, type Handlers, type RequestContext } from '../../platform/index.ts'
import { contentFor, mustReach } from '../document-access/index.ts'
import { type Finding, parse, readTrade } from '../parsing/index.ts'
import { type Breakdown, breakdownOf, isDecimal } from './stated-breakdown.ts'
import { whyNotRate } from './stated-tax.ts'
import { isTaxRule } from './tax-rules.ts'

async function contentOf(context: RequestContext, documentId: string, needed: 'right' | 'write'): Promise<Uint8Array> {
  const { bytes } = await context.read(async (uow) => {
    const content = await contentFor(uow, documentId)
    await mustReach(uow, content.entry, needed)
    return content
  })
  return bytes
}

/** What a document says of its taxes; undefined of one that is not traded by. */
async function taxesIn(bytes: Uint8Array, origin: 'stated' | 'computed') {
  const { form, totals } = await readTrade(bytes)
  if (form === undefined || totals === undefined) return undefined
  const computed: Breakdown = { total: totals.tax, rows: totals.taxes }
  return { form, breakdown: origin === 'stated' ? await breakdownOf(bytes, form.currency, computed) : computed }
}

async function taxesOf(
  bytes: Uint8Array,
  origin: 'stated' | 'computed',
  documentId: string,
): Promise<Of<typeof DocumentTaxes>> {
  const found = await taxesIn(bytes, origin)
  if (found === undefined || !/^[A-Z]{3}$/.test(found.form.currency))
    throw new ApiError('ResourceNotFound', t`The document ${documentId} has no tax details.`)
  const { form, breakdown } = found
  const usual = form.seller.address?.country === 'US' ? 'SALES' : 'VAT'
  return {
    currency: form.currency,
    total: breakdown.total,
    taxes: breakdown.rows.map(({ category, scheme = usual, percent, taxable, tax, exemptionReason }) => ({
      category: category.slice(0, 20),
      scheme: scheme.slice(0, 20),
      taxableAmount: taxable,
      taxAmount: tax,
      ...(isDecimal(percent) ? { percent } : {}),
      ...(exemptionReason === undefined ? {} : { reason: exemptionReason.slice(0, 1000) }),
    })),
  }
}

export const handlers: Handlers<Areas['taxes']> = {
  computeTaxes: async ({ params: { documentId } }, context) =>
    taxesOf(await contentOf(context, documentId, 'write'), 'computed', documentId),

  readTaxes: async ({ params: { documentId } }, context) =>
    taxesOf(await contentOf(context, documentId, 'right'), 'stated', documentId),

  validateTaxes: async ({ params }, context) => {
    const bytes = await contentOf(context, params.documentId, 'right')
    const { form, breakdown } = (await taxesIn(bytes, 'stated')) ?? {}
    const { profile } = await parse(bytes)
    const country = form?.seller.address?.country
    const rates: Finding[] = []
    for (const [index, { category, percent }] of (breakdown?.rows ?? []).entries()) {
      const stated = { category, percent, day: form?.issueDate ?? '', state: form?.buyer.address?.subdivision }
      const why = country === undefined ? undefined : whyNotRate({ ...stated, country })
      const path = `TaxSubtotal[${index + 1}]/TaxCategory/Percent`
      if (why !== undefined)
        rates.push({ rule: 'KONTOR-TAX-RATE', severity: 'warning', path, message: await context.translate(why) })
    }
    const findings = [...profile.filter(({ rule }) => isTaxRule(rule)), ...rates]
    return { valid: findings.length === 0, findings: findings.slice(0, 1000) }
  },
}
