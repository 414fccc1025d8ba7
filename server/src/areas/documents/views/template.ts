import type { DocumentTemplate, Of, TradeType } from '@kontor/contract'
import { dayInUtc, type UnitOfWork } from '../../../platform/index.ts'
import { readCompany } from '../../companies/index.ts'
import { fieldsOf } from '../../customization/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { profileOf } from '../../entries/index.ts'
import { connectionOf, noConnection } from '../../network/index.ts'
import { vatRates } from '../../taxes/index.ts'

/** UNCL4461: what a bill of ours can be paid by. */
const meansOfPayment = ['30', '58', '48', '59', '10']

/** Where no VAT is charged, beside the rates of the place (UNCL5305). */
const withoutVat = ['Z', 'E', 'AE', 'K', 'G', 'O']

/**
 * What a new document of a type begins with: its number, its day, its parties, and how it can be taxed and paid.
 *
 * @throws ApiError ResourceNotFound for a connection of another company
 */
export async function templateOf(
  uow: UnitOfWork,
  type: TradeType,
  connectionId: string | undefined,
): Promise<Of<typeof DocumentTemplate>> {
  const partner = connectionId === undefined ? undefined : await connectionOf(uow, connectionId)
  if (connectionId !== undefined && partner === undefined) throw noConnection(connectionId)
  const company = await readCompany(uow)
  const today = dayInUtc(uow.now)
  const values: Readonly<Record<string, string | undefined>> = {
    ID: await proposeNumber(uow, defaultChannel, type),
    IssueDate: today,
    DocumentCurrencyCode: company?.Currency,
    SellerSupplierParty: company?.CompanyName,
    BuyerCustomerParty: partner?.partnerName,
  }
  const isBill = type === 'invoice' || type === 'creditnote'
  const rates = (isBill || type === 'quote' ? vatRates(company?.Country ?? '', today) : undefined) ?? []
  return {
    DocumentProfileId: profileOf(type),
    DocumentType: type,
    AttachmentRequired: false,
    DocumentFields: fieldsOf(type).map(({ name, required }) => {
      const value = values[name]
      return { Name: name, Required: required, ...(value === undefined ? {} : { Value: value }) }
    }),
    PaymentMeansCode: isBill ? meansOfPayment : [],
    TaxCategories: [
      ...rates.map((Percent, index) => ({ Category: 'S', Percent, Default: index === 0 })),
      ...(rates.length === 0 ? [] : withoutVat.map((Category) => ({ Category, Percent: '0', Default: false }))),
    ],
  }
}
