import { formatAmount, formatDate, type Message, t, translate } from '@kontor/i18n'
import type { UnitOfWork } from '../../platform/index.ts'
import { escaped } from '../mail/index.ts'
import { daysGood, whyNotApproveUnseen } from './rules/standing.ts'
import type { Asked } from './subjects/index.ts'

/** Where a link leads: the secret stands behind the #, so that no server and no log sees it in an address. */
export const pageOf = (shellOrigin: string, token: string): string => `${shellOrigin}/#/decide/${token}`

/** What stands below the notice: what it comes to, and the links with which it is decided. */
export async function belowNotice(
  { translationsIn }: Pick<UnitOfWork, 'translationsIn'>,
  { shown }: Asked,
  { token, language }: { readonly token: string; readonly language: string },
): Promise<(shellOrigin: string, canReply: boolean) => string> {
  const catalogue = await translationsIn(language)
  const say = (message: Message) => escaped(translate(message, catalogue))
  const { Amount, Currency, DueDate } = shown
  const facts = [
    ...(Amount === undefined || Currency === undefined ? [] : [t`Amount: ${formatAmount(Amount, Currency, language)}`]),
    ...(DueDate === undefined ? [] : [t`Due: ${formatDate(DueDate, language)}`]),
  ]
  const canApprove = whyNotApproveUnseen(shown) === undefined
  const [approve, decline] = [t`Approve`, t`Decline`]
  const reply = canApprove
    ? t`You can also reply to this e-mail: write “${approve}”, or “${decline}” and the reason, above the quoted text. A reply decides at once, and nobody reads what else it says.`
    : t`You can also reply to this e-mail: write “${decline}” and the reason above the quoted text. A reply decides at once, and nobody reads what else it says.`
  return (shellOrigin, canReply) => {
    const page = pageOf(shellOrigin, token)
    const link = (to: string, label: Message) => `<p><a href="${encodeURI(to)}">${say(label)}</a></p>`
    return [
      ...facts.map((fact) => `<p dir="auto">${say(fact)}</p>`),
      ...(canApprove ? [link(`${page}/approve`, approve)] : []),
      link(`${page}/decline`, decline),
      `<p dir="auto">${say(t`Nothing is decided before you confirm it on the page that opens. These links are yours alone and work once, within ${daysGood} days: do not forward this e-mail.`)}</p>`,
      ...(canReply ? [`<p dir="auto">${say(reply)}</p>`] : []),
    ].join('')
  }
}
