import type { Areas, Of, ReceivedMail } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { bytesOf } from '../../platform/contents/index.ts'
import { ApiError, type Handlers, pageInfo, type RequestContext, type UnitOfWork } from '../../platform/index.ts'
import { readReplyAddress, takeReply } from '../mail-decisions/index.ts'
import { connectionOf, noConnection } from '../network/index.ts'
import { addressOf, partnerCode, readAddress } from './address.ts'
import { answerableOf } from './answers.ts'
import { openIntake } from './commands/open-intake.ts'
import { sortFiles } from './commands/sort-files.ts'
import { takeMail } from './commands/take-mail.ts'
import { noAddress } from './not-found.ts'
import { readMail } from './reading/index.ts'
import type { IntakeRecord, ReceivedMailRecord } from './records.ts'
import * as store from './store.ts'

/** @param origins where what is told of a decision by a reply leads */
export const createHandlers = (origins: { readonly shell: string }): Handlers<Areas['mailIntake']> => ({
  readMailIntake: (_input, context) => context.read(async (uow) => intakeEntity(context, await store.findIntake(uow))),

  openMailIntake: (_input, context) =>
    context.write(async (uow) => {
      mailboxOf(context)
      return intakeEntity(context, await openIntake(uow))
    }),

  readEmailPattern: (_input, context) =>
    context.read(async (uow) => {
      const mailbox = mailboxOf(context)
      const Pattern = addressOf(mailbox, { ...(await requireIntake(uow)), partner: '{partner}' })
      return { Pattern, Domain: mailbox.slice(mailbox.indexOf('@') + 1) }
    }),

  readEmail: ({ params: { connectionId } }, context) =>
    context.read(async (uow) => {
      const mailbox = mailboxOf(context)
      if ((await connectionOf(uow, connectionId)) === undefined) throw noConnection(connectionId)
      return addressOf(mailbox, { ...(await requireIntake(uow)), partner: partnerCode(connectionId) })
    }),

  closeMailIntake: (_input, context) =>
    context.write(async (uow) => {
      if (await store.removeIntake(uow))
        await uow.log({ kind: 'company.mail_intake_closed', objectType: 'company', objectId: uow.companyId })
    }),

  listReceivedMails: ({ query: { limit, page } }, context) =>
    context.read(async (uow) => {
      const mails = await store.page(uow, limit, page * limit)
      const Items = await Promise.all(mails.map((mail) => entityOf(context, mail)))
      return { ...pageInfo({ limit, page }, await store.count(uow)), Items }
    }),

  takeMail: async ({ params: { address }, body }, { platform, requestId }) => {
    const receive = async () => {
      const { mail } = await body.receive(platform.settings.mail.maxBytes)
      return { bytes: await bytesOf(mail), hash: mail.hash }
    }
    const reply = readReplyAddress(address)
    if (reply !== undefined) {
      if (!(await takeReply(reply, receive, origins.shell, { platform, requestId }))) throw noAddress(address)
      return
    }
    const to = readAddress(address)
    if (to === undefined) throw noAddress(address)
    const inCompany = <T>(act: (uow: UnitOfWork) => Promise<T>) =>
      platform.transact(to.companyId, { actorId: null, requestId }, act)
    const isOpen = async (uow: UnitOfWork) => (await store.findIntake(uow))?.secret === to.secret
    // Who does not know an address has nothing read.
    if (!(await inCompany(isOpen))) throw noAddress(address)
    const { bytes, hash } = await receive()
    const mail = await readMail(bytes)
    const files = await sortFiles(mail.files, platform.settings)
    const answerable = answerableOf(mail, to, platform.settings)
    const arrived = { ...mail, messageId: mail.messageId ?? hash, partner: to.partner }
    await inCompany((uow) => takeMail(uow, arrived, files, answerable))
  },
})

/** The mailbox in which the installation receives. @throws ApiError Conflict where it receives nothing */
function mailboxOf({ platform }: RequestContext): string {
  const { intake } = platform.settings.mail
  if (intake === undefined)
    throw new ApiError(
      'Conflict',
      t`This installation receives no e-mail: its operator has to set KONTOR_MAIL_INTAKE first.`,
    )
  return intake
}

/** The company's address. @throws ApiError Conflict where it has none */
async function requireIntake(uow: UnitOfWork): Promise<IntakeRecord> {
  const record = await store.findIntake(uow)
  if (record === undefined)
    throw new ApiError('Conflict', t`The company has no address for invoices yet: give it one in Capture first.`)
  return record
}

const intakeEntity = ({ platform }: RequestContext, record: IntakeRecord | undefined) => {
  const { intake } = platform.settings.mail
  return {
    Available: intake !== undefined,
    ...(intake !== undefined &&
      record !== undefined && { Address: addressOf(intake, record), Since: record.since.toISOString() }),
  }
}

const entityOf = async (
  context: RequestContext,
  { id, sender, subject, received, files, answer }: ReceivedMailRecord,
): Promise<Of<typeof ReceivedMail>> => ({
  Id: id,
  From: sender,
  Subject: subject,
  Received: received.toISOString(),
  ...(answer !== null && { Answer: answer }),
  Files: await Promise.all(
    files.map(async ({ fileName, fate, documentId, uploadId, reason }, at) => ({
      Place: at + 1,
      FileName: fileName,
      Fate: fate,
      ...(documentId !== undefined && { DocumentId: documentId }),
      ...(uploadId !== undefined && { UploadId: uploadId }),
      ...(reason !== undefined && { Reason: await context.translate(reason) }),
    })),
  ),
})
