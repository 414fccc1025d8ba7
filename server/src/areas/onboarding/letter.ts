import { type Catalogue, formatDate, t, translate } from '@kontor/i18n'
import { escaped, textOf } from '../mail/index.ts'
import type { Branding } from './branding.ts'
import type { SupplierRecord } from './records.ts'
import { inkOn } from './rules/colours.ts'

interface Invited {
  readonly company: string
  readonly supplier: SupplierRecord
  readonly branding: Branding
  readonly link: string
  readonly expires: Date
  readonly isReminder: boolean
}

const ownColour = '#2f5d8a'

/** An invitation in the supplier's language, in the company's colour, with its own title and words where it has some. */
export function letterOf(invited: Invited, catalogue: Catalogue): { subject: string; text: string; html: string } {
  const { company, supplier, branding, link, expires, isReminder } = invited
  const say = (message: ReturnType<typeof t>) => translate(message, catalogue)
  const title = branding.Title ?? say(t`${company} invites ${supplier.name} to Kontor`)
  const person = [supplier.properties.FirstName, supplier.properties.LastName].filter(Boolean).join(' ')
  const until = formatDate(expires.toISOString().slice(0, 10), supplier.language)
  const paragraphs = [
    person === '' ? say(t`Hello,`) : say(t`Hello ${person},`),
    branding.Text ??
      say(
        t`${company} would like to exchange orders and invoices with you over Kontor. Joining takes a few minutes and costs nothing.`,
      ),
  ]
  const colour = branding.Colour ?? ownColour
  const after = [
    say(t`The link is yours alone and leads in once, until ${until}: do not forward this e-mail.`),
    say(t`If you did not expect this invitation, decline it on that page or ignore this e-mail.`),
  ]
  const paragraph = (words: string) => `<p dir="auto">${escaped(words).replaceAll('\n', '<br>')}</p>`
  const html = [
    ...(branding.LogoUrl === undefined
      ? []
      : [`<p><img src="${encodeURI(branding.LogoUrl)}" alt="${attribute(company)}" height="48"></p>`]),
    `<h1 dir="auto" style="font-size:20px">${escaped(title)}</h1>`,
    ...paragraphs.map(paragraph),
    `<p><a href="${encodeURI(link)}" style="display:inline-block;padding:12px 20px;border-radius:4px;background:${colour};color:${inkOn(colour)};text-decoration:none">${escaped(say(t`View the invitation`))}</a></p>`,
    ...after.map(paragraph),
  ].join('')
  const subject = isReminder ? say(t`Reminder: ${title}`) : title
  return { subject, text: textOf(html), html }
}

const attribute = (text: string): string => escaped(text).replaceAll('"', '&#34;')
