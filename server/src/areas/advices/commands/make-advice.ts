import { t } from '@kontor/i18n'
import type { RequestContext } from '../../../platform/index.ts'
import { whyNotDo } from '../../entries/index.ts'
import { makeNaming } from '../../named-bills/index.ts'
import { type PaidBy, paidBy } from '../../payments/index.ts'
import { lineOf, paymentOf } from '../advice-form.ts'

/**
 * Makes a draft of an advice of some bills, each with what was paid of it.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (a bill that is not advised as it stands, or of another partner)
 */
export const makeAdvice = (
  context: Pick<RequestContext, 'read' | 'write'>,
  { documentId }: { readonly documentId: string },
  ids: readonly string[],
): Promise<void> =>
  makeNaming(context, documentId, ids, {
    type: 'remittanceadvice',
    whyNot: (bill) => whyNotDo('advise', bill),
    refused: (number, why) => t`${number} cannot be advised as paid: ${why}.`,
    fields: async (uow, bills, today) => {
      const payments: PaidBy[] = []
      for (const bill of bills) payments.push(await paidBy(uow, bill, today))
      return {
        ...paymentOf(payments, today),
        lines: bills.map((bill, at) => lineOf(bill, payments[at] ?? { amount: '0' })),
      }
    },
  })
