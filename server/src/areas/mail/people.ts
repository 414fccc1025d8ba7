import type { Areas, InputOf } from '@kontor/contract'
import { Fault, notFound, type RequestContext } from '../../platform/index.ts'
import { companyRef } from '../companies/index.ts'
import { addressesOf } from '../users/index.ts'
import { composeMail } from './compose.ts'
import { textOf } from './rules.ts'
import { queueMail } from './sending.ts'

/**
 * Mails people of the company that is entered, each a mail of their own; whoever sends gets the replies.
 *
 * @throws Fault ResourceNotFound (somebody who does not work here), BadRequest (data, of which the spec says nothing).
 */
export async function mailPeople(
  { Users, Subject, HtmlContent, Layout, DataType }: InputOf<Areas['mail']['sendEmail']>['body'],
  context: RequestContext,
): Promise<void> {
  if (DataType !== undefined && DataType !== 'none') throw unservedData(DataType)
  const ids = [...new Set(Users)]
  const { company, people } = await context.read(async (act) => ({
    company: (await companyRef(act))?.Name ?? '',
    people: await addressesOf(act, [...ids, context.actor.userId]),
  }))
  const to = ids.map((id) => {
    const person = people.get(id)
    if (person === undefined) throw notFound('user', id)
    return person
  })
  const from = context.platform.settings.mail.from
  const replyTo = people.get(context.actor.userId)?.address
  const mails = await Promise.all(
    to.map(async (person) => {
      const messageId = `${context.platform.ids.next()}@${from.split('@').at(-1)}`
      const raw = await composeMail({
        messageId,
        from: { name: company, address: from },
        to: person,
        ...(replyTo === undefined ? {} : { replyTo }),
        subject: Subject,
        text: textOf(HtmlContent),
        html: Layout === 'standard' ? headed(company, HtmlContent) : HtmlContent,
        date: context.platform.clock.now(),
      })
      return { messageId, recipient: person.address, subject: Subject, raw }
    }),
  )
  await context.write(async (act) => {
    for (const mail of mails) await queueMail(act, mail)
  })
}

/** The standard layout says above the content whose mail it is. */
const headed = (company: string, html: string): string =>
  `<p><strong>${company.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)}</strong></p><hr>${html}`

function unservedData(type: string): Fault {
  const message = `DataType is ${type}: nothing is filled in from data. Leave it out, or give none, and say all in HtmlContent.`
  return new Fault('BadRequest', message, {
    fields: [{ code: 'BadRequest', message, details: { field: 'DataType' } }],
  })
}
