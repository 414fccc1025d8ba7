import { t, translate } from '@kontor/i18n'
import { heldBytes } from '../../platform/contents/index.ts'
import { dayInUtc, type Outward, type UnitOfWork } from '../../platform/index.ts'
import { lastCheckpoint, type StoredCheckpoint } from '../../platform/log/store.ts'
import { companyRef } from '../companies/index.ts'
import { composeMail, queueMail } from '../mail/index.ts'
import { tellHead, wantsHeads } from '../webhooks/index.ts'
import * as store from './store.ts'

/** The task that mails a head. */
export const mailTask = 'audit.mailHead'

/**
 * Once a day, where the log has grown: its head goes to the address and the programs that the company keeps it with. Not
 * logged itself, or the log would grow each day by what says that it has grown.
 */
export async function tellHeads(uow: UnitOfWork): Promise<void> {
  const email = (await store.witness(uow))?.email ?? null
  const isWanted = await wantsHeads(uow)
  if (email === null && !isWanted) return
  const checkpoint = await lastCheckpoint(uow.tx, uow.companyId)
  if (checkpoint === undefined || !(await store.claim(uow, checkpoint.position, dayInUtc(uow.now)))) return
  const head = headOf(checkpoint)
  if (isWanted) await tellHead(uow, head)
  if (email !== null) await uow.later(mailTask, { email, head })
}

export type MailedHead = ReturnType<typeof headOf>

/** As `verify-log --against` reads it. */
const headOf = ({ company_id, position, hash, signed_at_text, key_id, signature }: StoredCheckpoint) => ({
  companyId: company_id,
  position,
  hash,
  signedAt: signed_at_text ?? '',
  keyId: key_id,
  signature,
})

/** Mails a head with the file that `verify-log` reads. A head is one mail for an address, however often this runs. */
export async function mailHead(uow: UnitOfWork, email: string, head: MailedHead): Promise<Outward | undefined> {
  const witness = await store.witness(uow)
  if (witness?.email !== email) return undefined
  const company = (await companyRef(uow))?.Name ?? ''
  const { position, hash } = head
  const day = head.signedAt.slice(0, 10)
  const subject = t`${company}: log up to position ${position}`
  const text = t`The log of ${company} ended at position ${position} with the hash ${hash} (${day}). Keep this e-mail: with the attached file, “kontor verify-log --proof … --against …” shows whether the log was changed later.`
  return async ({ mail: { from } }) => {
    const catalogue = await uow.translationsIn(witness.language ?? 'en-US')
    const messageId = `log-head-${uow.companyId}-${position}@${from.split('@').at(-1)}`
    const raw = await composeMail({
      messageId,
      from: { name: company, address: from },
      to: { name: '', address: email },
      subject: translate(subject, catalogue),
      text: translate(text, catalogue),
      date: uow.now,
      attachments: [
        {
          name: `log-head-${day}.json`,
          type: 'application/json',
          held: heldBytes(Buffer.from(`${JSON.stringify(head, null, 2)}\n`)),
        },
      ],
    })
    return (after) => queueMail(after, { messageId, recipient: email, subject: translate(subject, catalogue), raw })
  }
}
