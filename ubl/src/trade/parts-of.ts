import { dateOf } from '../document/head.ts'
import { compact } from '../document/party.ts'
import { all, text, textOf } from '../xml/access.ts'
import type { XmlElement } from '../xml/tree.ts'
import type { DocumentLink, LineAllowanceForm, Period, TaxForm } from './form.ts'

const taxOf = (category: XmlElement | undefined): TaxForm =>
  compact({
    category: text(category, 'cbc:ID') ?? '',
    percent: text(category, 'cbc:Percent') ?? '',
    exemptionReason: text(category, 'cbc:TaxExemptionReason'),
    exemptionCode: text(category, 'cbc:TaxExemptionReasonCode'),
  })

/** The VAT of a line, an allowance or a charge, with the reason that only the breakdown of its category gives. */
export function taxWithReason(category: XmlElement | undefined, root: XmlElement): TaxForm {
  const tax = taxOf(category)
  if (tax.category === '' || tax.category === 'S') return tax
  const row = all(root, 'cac:TaxTotal', 'cac:TaxSubtotal', 'cac:TaxCategory')
    .map(taxOf)
    .find((one) => one.category === tax.category)
  return compact({
    ...tax,
    exemptionReason: tax.exemptionReason ?? row?.exemptionReason,
    exemptionCode: tax.exemptionCode ?? row?.exemptionCode,
  })
}

export function linkOf(reference: XmlElement | undefined): DocumentLink | undefined {
  const id = text(reference, 'cbc:ID')
  return id
    ? compact({ id, uuid: text(reference, 'cbc:UUID'), issueDate: dateOf(text(reference, 'cbc:IssueDate')) })
    : undefined
}

export function periodOf(period: XmlElement | undefined): Period | undefined {
  const start = dateOf(text(period, 'cbc:StartDate'))
  const end = dateOf(text(period, 'cbc:EndDate'))
  return start || end ? compact({ start, end }) : undefined
}

export function allowanceOf(row: XmlElement): LineAllowanceForm {
  return compact({
    charge: text(row, 'cbc:ChargeIndicator') === 'true',
    amount: text(row, 'cbc:Amount') ?? '',
    percent: text(row, 'cbc:MultiplierFactorNumeric'),
    base: text(row, 'cbc:BaseAmount'),
    reason: all(row, 'cbc:AllowanceChargeReason')
      .map((one) => textOf(one))
      .find(Boolean),
    reasonCode: text(row, 'cbc:AllowanceChargeReasonCode'),
  })
}
