import type { Areas, InputOf } from '@kontor/contract'
import { t } from '@kontor/i18n'
import { type ApiError, type RequestContext, type UnitOfWork, unfit } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { addressesOf, noUser } from '../users/index.ts'
import { queueMail } from './commands/send-mail.ts'
import { laidOut } from './layouts.ts'
import { composeMail } from './letter.ts'
import * as notices from './store/notices.ts'
import * as notifications from './store/notifications.ts'

/** Who is told later. */
type WhoWaits = (uow: UnitOfWork) => Promise<ReadonlySet<string>>
const nobody: WhoWaits = async () => new Set()

/**
 * Mails people of the company that is entered, each a mail of their own; whoever sends gets the replies. What is for
 * those who wait is kept until their day is over.
 *
 * @throws ApiError ResourceNotFound (somebody who does not work here), BadRequest (data, of which the spec says nothing).
 */
export async function mailPeople(
  { Users, Subject, HtmlContent, Layout, DataType, DataContent }: InputOf<Areas['mail']['sendEmail']>['body'],
  context: RequestContext,
  whoWaits = nobody,
): Promise<void> {
  if (DataType !== undefined && DataType !== 'none') throw unservedData(DataType)
  if (DataContent !== undefined)
    throw unfit(
      'DataContent',
      t`DataContent cannot be filled in, as data templates are not supported: leave it out, and put the whole text in HtmlContent.`,
    )
  const ids = [...new Set(Users)]
  const { userId: authorId } = context.actor
  const { company, people, waiting } = await context.read(async (uow) => ({
    company: (await companyRef(uow))?.Name ?? '',
    people: await addressesOf(uow, [...ids, authorId]),
    waiting: await whoWaits(uow),
  }))
  for (const id of ids) if (!people.has(id)) throw noUser(id)
  const from = context.platform.settings.mail.from
  const author = people.get(authorId)
  const notice = { subject: Subject, html: HtmlContent, layout: Layout ?? ('plain' as const), author: author?.name }
  const laid = laidOut(company, notice)
  const mails = await Promise.all(
    ids.flatMap((id) => {
      const to = people.get(id)
      return to === undefined || waiting.has(id) ? [] : [write(to)]
    }),
  )
  await context.write(async (uow) => {
    for (const mail of mails) await queueMail(uow, mail)
    await notifications.keep(
      uow,
      ids.map((userId) => ({ userId, text: Subject, about: { type: 'message', id: null } })),
    )
    const { author: _, ...kept } = notice
    await notices.keep(
      uow,
      ids.filter((id) => waiting.has(id)).map((userId) => ({ ...kept, userId, authorId })),
    )
  })

  async function write(to: { name: string; address: string }) {
    const messageId = `${context.platform.ids.next()}@${from.split('@').at(-1)}`
    const raw = await composeMail({
      ...laid,
      messageId,
      from: { name: company, address: from },
      to,
      ...(author === undefined ? {} : { replyTo: author.address }),
      date: context.platform.clock.now(),
    })
    return { messageId, recipient: to.address, subject: Subject, raw }
  }
}

const unservedData = (type: string): ApiError =>
  unfit(
    'DataType',
    t`DataType is ${type}, but data templates are not supported: leave it out or use none, and put the whole text in HtmlContent.`,
  )
