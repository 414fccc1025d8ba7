import { inEnglish } from '@kontor/i18n'
import type { Outward, UnitOfWork } from '../../../platform/index.ts'
import { enclosable, filesOf, whyRefused } from '../../attachments/index.ts'
import { companyRef } from '../../companies/index.ts'
import { contentOf } from '../../entries/index.ts'
import { connectionOf } from '../../network/index.ts'
import { type Wrapped, wrap } from '../../parsing/index.ts'
import { lockMessage, lookUp, loopback, ownEndpoint, settleMessage } from '../../peppol/index.ts'
import { fail, succeed } from '../commands/deliver-document.ts'
import { giveUp, underWay } from '../commands/give-up-dispatch.ts'
import { whyNotOverPeppol, whyTooLargeForPeppol } from '../rules/peppol-size.ts'
import * as dispatches from '../store/dispatches.ts'

/**
 * Sends a dispatch over Peppol: with its files in it, made fit for it, judged by its rules, in its envelope, under the dispatch's id, which is
 * the message's on every attempt.
 */
export async function sendPeppol(uow: UnitOfWork, dispatchId: string): Promise<Outward | undefined> {
  const found = await underWay(uow, dispatchId)
  if (found?.dispatch.state !== 'ACCEPTED') return undefined
  const { dispatch, entry } = found
  const sender = await ownEndpoint(uow)
  const receiver = (await connectionOf(uow, dispatch.connectionId))?.endpoint
  const country = (await companyRef(uow))?.Country
  if (sender === undefined || country === undefined || receiver == null) {
    const whose = sender === undefined ? 'Your company has no endpoint id of its own' : 'The partner has no endpoint id'
    await fail(uow, dispatch, entry, `${whose}: add one with a scheme of the EAS code list and send again.`)
    return undefined
  }
  const bytes = await contentOf(uow, entry)
  const all = await filesOf(uow, entry)
  const records = all.map(({ record }) => record)
  const files = all.filter(({ record }) => !record.enclosed)
  const why = whyNotOverPeppol(bytes.length, records)
  if (why !== undefined) {
    await fail(uow, dispatch, entry, inEnglish(why))
    return undefined
  }
  const routing = { messageId: dispatchId, sender, receiver, country, created: dispatch.created.toISOString() }
  return async () => {
    const wrapped = await wrap(bytes, routing, await enclosable(files)).catch(whyRefused)
    const tooLarge = typeof wrapped === 'string' ? undefined : whyTooLargeForPeppol(wrapped.envelope.length, records)
    return (after) => hand(after, dispatchId, receiver, tooLarge === undefined ? wrapped : inEnglish(tooLarge))
  }
}

async function hand(
  uow: UnitOfWork,
  dispatchId: string,
  receiver: { scheme: string; value: string },
  wrapped: Wrapped | string,
): Promise<void> {
  if (typeof wrapped === 'string') return giveUp(uow, dispatchId, wrapped)
  if (wrapped.problems.length > 0)
    return giveUp(uow, dispatchId, `Peppol does not take the document: ${wrapped.problems.slice(0, 5).join(' ')}`)
  const company = await lookUp(uow.tx, receiver)
  if (company === undefined)
    return giveUp(
      uow,
      dispatchId,
      `Unknown participant ${receiver.scheme}:${receiver.value}: nobody here receives under it.`,
    )
  const found = await underWay(uow, dispatchId)
  if (found?.dispatch.state !== 'ACCEPTED') return
  await dispatches.change(uow, dispatchId, { state: 'PROCESSING' })
  await loopback.hand(uow, {
    messageId: dispatchId,
    documentId: found.entry.id,
    receiver: company,
    envelope: wrapped.envelope,
  })
}

/** Characters of what others say: they may say more than anybody reads. */
const maxRefusalCharacters = 2000

/** Writes the answer of the receiver's side to a message; it may come twice and counts once. */
export async function peppolAnswered(uow: UnitOfWork, messageId: string, refusal: string | null): Promise<void> {
  const message = await lockMessage(uow, 'OUT', messageId)
  if (message?.state !== 'UNDER_WAY') return
  await settleMessage(uow, message, refusal)
  const found = await underWay(uow, messageId)
  if (found === undefined) return
  if (refusal === null) await succeed(uow, found.dispatch, found.entry)
  else
    await fail(
      uow,
      found.dispatch,
      found.entry,
      `The receiver’s side did not take it: ${refusal.slice(0, maxRefusalCharacters)}`,
    )
}
