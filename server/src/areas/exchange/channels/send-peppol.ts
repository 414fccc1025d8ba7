import { inEnglish } from '@kontor/i18n'
import { bytesOf } from '../../../platform/contents/index.ts'
import type { Act, Outward } from '../../../platform/index.ts'
import { type Wrapped, wrap } from '../../../platform/parsing/index.ts'
import { type CopiedFile, filesOf, whyRefused } from '../../attachments/index.ts'
import { companyRef } from '../../companies/index.ts'
import { connectionOf } from '../../network/index.ts'
import { lockMessage, lookUp, loopback, ownEndpoint, settleMessage } from '../../peppol/index.ts'
import { fail, succeed } from '../commands/deliver.ts'
import { giveUp, underWay } from '../commands/under-way.ts'
import { whyNotOverPeppol, whyTooLargeForPeppol } from '../rules/peppol-size.ts'
import * as dispatches from '../store/dispatches.ts'

/**
 * Sends a dispatch over Peppol: with its files in it, made fit for it, judged by its rules, in its envelope, under the dispatch's id, which is
 * the message's on every attempt.
 */
export async function sendPeppol(act: Act, dispatchId: string): Promise<Outward | undefined> {
  const found = await underWay(act, dispatchId)
  if (found?.dispatch.state !== 'ACCEPTED') return undefined
  const { dispatch, entry } = found
  const sender = await ownEndpoint(act)
  const receiver = (await connectionOf(act, dispatch.connectionId))?.endpoint
  const country = (await companyRef(act))?.Country
  if (sender === undefined || country === undefined || receiver == null) {
    const whose = sender === undefined ? 'Your company has no endpoint id of its own' : 'The partner has no endpoint id'
    await fail(act, dispatch, entry, `${whose}: add one with a scheme of the EAS code list and send again.`)
    return undefined
  }
  const bytes = await act.contents.read(entry.contentHash)
  const all = await filesOf(act, entry)
  const records = all.map(({ record }) => record)
  const files = all.filter(({ record }) => !record.enclosed)
  const why = whyNotOverPeppol(bytes.length, records)
  if (why !== undefined) {
    await fail(act, dispatch, entry, inEnglish(why))
    return undefined
  }
  const routing = { messageId: dispatchId, sender, receiver, country, created: dispatch.created.toISOString() }
  return async () => {
    const wrapped = await wrap(bytes, routing, await Promise.all(files.map(toEnclose))).catch(whyRefused)
    const tooLarge = typeof wrapped === 'string' ? undefined : whyTooLargeForPeppol(wrapped.envelope.length, records)
    return (after) => hand(after, dispatchId, receiver, tooLarge === undefined ? wrapped : inEnglish(tooLarge))
  }
}

const toEnclose = async ({ record: { name, contentType }, held }: CopiedFile) => ({
  name,
  mediaType: contentType,
  bytes: await bytesOf(held),
})

async function hand(
  act: Act,
  dispatchId: string,
  receiver: { scheme: string; value: string },
  wrapped: Wrapped | string,
): Promise<void> {
  if (typeof wrapped === 'string') return giveUp(act, dispatchId, wrapped)
  if (wrapped.problems.length > 0)
    return giveUp(act, dispatchId, `Peppol does not take the document: ${wrapped.problems.slice(0, 5).join(' ')}`)
  const company = await lookUp(act.tx, receiver)
  if (company === undefined)
    return giveUp(
      act,
      dispatchId,
      `Unknown participant ${receiver.scheme}:${receiver.value}: nobody here receives under it.`,
    )
  const found = await underWay(act, dispatchId)
  if (found?.dispatch.state !== 'ACCEPTED') return
  await dispatches.change(act, dispatchId, { state: 'PROCESSING' })
  await loopback.hand(act, {
    messageId: dispatchId,
    documentId: found.entry.id,
    receiver: company,
    envelope: wrapped.envelope,
  })
}

/** Characters of what others say: they may say more than anybody reads. */
const maxRefusalCharacters = 2000

/** Writes the answer of the receiver's side to a message; it may come twice and counts once. */
export async function peppolAnswered(act: Act, messageId: string, refusal: string | null): Promise<void> {
  const message = await lockMessage(act, 'OUT', messageId)
  if (message?.state !== 'UNDER_WAY') return
  await settleMessage(act, message, refusal)
  const found = await underWay(act, messageId)
  if (found === undefined) return
  if (refusal === null) await succeed(act, found.dispatch, found.entry)
  else
    await fail(
      act,
      found.dispatch,
      found.entry,
      `The receiver’s side did not take it: ${refusal.slice(0, maxRefusalCharacters)}`,
    )
}
