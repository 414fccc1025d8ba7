import type { Of, ProcurementSettings } from '@kontor/contract'
import { type Message, t } from '@kontor/i18n'
import { exact } from '@kontor/ubl'
import { boughtOf, type Line, type Problem } from '../../requisition-lines/rules/index.ts'

/** A supplier of whom somebody wants to order: as the company knows them, and why nothing can be sent to them. */
export interface Supplier {
  readonly partnerName: string
  readonly whyNotSend?: Message | undefined
  /** By which ways documents reach them. */
  readonly channels: readonly string[]
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
  if (supplier.whyNotSend !== undefined)
    return {
      ...{ rule: 'CONNECTION', ...about },
      message: t`Nothing can be sent to ${supplier.partnerName}: ${supplier.whyNotSend}`,
      fix: t`Ask a buyer to connect with them, or choose another supplier.`,
    }
  if (supplier.channels.length > 0) return undefined
  return {
    ...{ rule: 'CONNECTION', ...about },
    message: t`${supplier.partnerName} has no address to which an order could be sent.`,
    fix: t`Ask a buyer to enter one, or choose another supplier.`,
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
export const personProblems: Readonly<Record<'asked' | 'forWhom', Problem>> = {
  asked: {
    ...{ rule: 'REQUESTER', field: 'RequesterUserId' },
    message: t`The requester is no longer with the company.`,
    fix: t`Ask a colleague to request it.`,
  },
  forWhom: {
    ...{ rule: 'REQUESTER', field: 'OnBehalfOfUserId' },
    message: t`The person it is for is no longer with the company.`,
    fix: t`Choose someone else, or request it for yourself.`,
  },
}

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
