import type { Of, ProcurementSettings } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { boughtOf, type Line } from '../../requisition-lines/rules/index.ts'

/** What stands in the way of a requisition, and what is done about it. */
export interface Problem {
  readonly rule: string
  readonly lineId?: string
  readonly field?: string
  readonly message: Message
  readonly fix: Message
}

/** What has to be said before somebody can approve it. */
export function problemsIn(lines: readonly Line[], currency: string): Problem[] {
  if (lines.length === 0)
    return [{ rule: 'LINES', field: 'Lines', message: t`It has no lines.`, fix: t`Add what you need.` }]
  return boughtOf(lines).flatMap((line) => problemsOf(line, currency))
}

function problemsOf({ ID: lineId, Name, Quantity, Price }: Line, currency: string): Problem[] {
  const problems: Problem[] = []
  if (Name.trim() === '')
    problems.push({
      rule: 'NAME',
      lineId,
      field: 'Name',
      message: t`Line ${lineId} has no name.`,
      fix: t`Enter a name.`,
    })
  if (exact(Quantity.value).lte(0))
    problems.push({
      ...{ rule: 'QUANTITY', lineId, field: 'Quantity' },
      message: t`Line ${lineId} has the quantity ${Quantity.value}.`,
      fix: t`Enter a quantity above 0.`,
    })
  if (Price === undefined)
    problems.push({
      ...{ rule: 'PRICE', lineId, field: 'Price' },
      message: t`Line ${lineId} has no price.`,
      fix: t`Enter a price, if only an estimate: approvers decide by it.`,
    })
  else if (Price.currencyID !== currency)
    problems.push({
      ...{ rule: 'CURRENCY', lineId, field: 'Price' },
      message: t`Line ${lineId} is in ${Price.currencyID}, the requisition in ${currency}.`,
      fix: t`Enter the price in ${currency}.`,
    })
  return problems
}

/** A supplier of whom somebody wants to order: as the company knows them, and why nothing can be sent to them. */
export interface Supplier {
  readonly partnerName: string
  readonly whyNotSend?: Message | undefined
}

/** What stands between a line and its supplier (undefined: no partner any more); undefined where nothing does. */
export function supplierProblem(lineId: string, supplier: Supplier | undefined): Problem | undefined {
  const about = { lineId, field: 'SupplierConnectionId' }
  if (supplier === undefined)
    return {
      ...{ rule: 'SUPPLIER', ...about },
      message: t`The supplier of line ${lineId} is no longer a partner.`,
      fix: t`Choose another supplier.`,
    }
  if (supplier.whyNotSend === undefined) return undefined
  return {
    ...{ rule: 'CONNECTION', ...about },
    message: t`Nothing can be sent to ${supplier.partnerName}: ${supplier.whyNotSend}`,
    fix: t`Ask a buyer to connect with them, or choose another supplier.`,
  }
}

/** It was to be delivered to a place that the company has no more. */
export const placeProblem: Problem = {
  ...{ rule: 'LEGAL_ENTITY', field: 'DeliverTo' },
  message: t`The delivery place no longer exists.`,
  fix: t`Choose another delivery place.`,
}

/** That a budget which it would use is closed. */
export const closedBudget = ({ closed }: { readonly closed: Message | undefined }): Problem[] =>
  closed === undefined
    ? []
    : [
        {
          ...{ rule: 'BUDGET', field: 'Lines' },
          message: closed,
          fix: t`Choose another cost center, or ask someone who manages budgets to reopen it.`,
        },
      ]

/** Who asked, or for whom it is, is not in the company any more. */
export const requesterProblem = (field: 'RequesterUserId' | 'OnBehalfOfUserId'): Problem => ({
  ...{ rule: 'REQUESTER', field },
  message: t`The person it is for is no longer with the company.`,
  fix: t`Ask a colleague to request it.`,
})

/** Why it is not approved by itself for its sum; undefined where it is (REQ-35). */
export function whyNotSmall(
  total: string,
  currency: string,
  { AutoApproveUpTo }: Of<typeof ProcurementSettings>,
): Message | undefined {
  if (AutoApproveUpTo === undefined) return t`the company requires approval for every requisition`
  return exact(total).gt(exact(AutoApproveUpTo))
    ? t`its total of ${total} ${currency} is above the limit of ${AutoApproveUpTo} ${currency}`
    : undefined
}

/** Why it is not approved by itself for its coding; undefined where it is (REQ-36). */
export function whyNotCoded(lines: readonly Line[]): Message | undefined {
  const without = boughtOf(lines).filter(({ AccountingCostCode, Coding }) => !AccountingCostCode && !Coding?.length)
  return without.length === 0
    ? undefined
    : t`these lines have no cost center: ${without.map(({ ID }) => ID).join(', ')}`
}
