import type { NamingType } from '@kontor/contract'
import type { Message } from '@kontor/i18n'
import type { TradeForm } from '@kontor/ubl'
import { ApiError, dayIn, type RequestContext, type UnitOfWork } from '../../../platform/index.ts'
import { companyRef, identityOf, partyOfCompany } from '../../companies/index.ts'
import { entryFor } from '../../document-access/index.ts'
import { defaultChannel, proposeNumber } from '../../document-numbers/index.ts'
import { type Entry, findEntry, partnerNameOf } from '../../entries/index.ts'
import { saveDraft } from '../../flip/index.ts'
import { connectionOf } from '../../network/index.ts'
import { zoneOfCompany } from '../../users/index.ts'
import { whyNotTogether } from '../rules.ts'

/** What such a document says by its lines, and how and until when it is paid. */
type NamingFields = Pick<TradeForm, 'dueDate' | 'paymentMeans' | 'lines' | 'sequence'>

interface Naming {
  readonly type: NamingType
  readonly whyNot: (bill: Entry) => Message | undefined
  /** What is said of a bill that cannot be named, by its number. */
  readonly refused: (number: string, why: Message) => Message
  readonly fields: (uow: UnitOfWork, bills: readonly Entry[], today: string) => Promise<NamingFields>
}

/**
 * Makes a draft of a document that names some bills. Made once, the same again changes nothing: its author may have gone on.
 *
 * @throws ApiError ResourceNotFound, Forbidden, Conflict (a bill that is not named as it stands, or of another partner)
 */
export async function makeNaming(
  context: Pick<RequestContext, 'read' | 'write'>,
  documentId: string,
  ids: readonly string[],
  naming: Naming,
): Promise<void> {
  const form = await context.read(async (uow) => {
    const refuse = ({ businessId }: Entry, why: Message | undefined): void => {
      if (why !== undefined) throw new ApiError('Conflict', naming.refused(businessId, why))
    }
    const bills: Entry[] = []
    for (const id of new Set(ids)) bills.push(await entryFor(uow, id, 'write'))
    for (const bill of bills) refuse(bill, naming.whyNot(bill))
    const [first, ...others] = bills
    for (const other of others) if (first) refuse(other, whyNotTogether(first, other))
    return first && (await findEntry(uow, documentId)) === undefined
      ? formOf(uow, naming, [first, ...others])
      : undefined
  })
  if (form !== undefined) await saveDraft(context, form, undefined, documentId)
}

async function formOf(
  uow: UnitOfWork,
  { type, fields }: Naming,
  bills: readonly [Entry, ...Entry[]],
): Promise<TradeForm> {
  const today = dayIn(await zoneOfCompany(uow), uow.now)
  const [first] = bills
  const connection = first.connectionId ? await connectionOf(uow, first.connectionId) : undefined
  const own = (await identityOf(uow)) ?? { name: '', identifiers: [] }
  const us = partyOfCompany(own, (await companyRef(uow))?.Country ?? '')
  const partner = connection
    ? partyOfCompany({ name: connection.partnerName, identifiers: connection.identifiers }, connection.country)
    : { name: partnerNameOf(first) }
  const { lines, ...rest } = await fields(uow, bills, today)
  return {
    ...(type === 'reminder'
      ? { type: 'Reminder' as const, seller: us, buyer: partner }
      : { type: 'RemittanceAdvice' as const, seller: partner, buyer: us }),
    id: await proposeNumber(uow, defaultChannel, type),
    issueDate: today,
    currency: first.currency ?? '',
    ...rest,
    lines: lines.map((line, at) => ({ ...line, id: String(at + 1) })),
  }
}
