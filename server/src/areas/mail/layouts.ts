import type { MailLayout } from '@kontor/contract'
import { textOf } from './rules.ts'

/** What somebody tells a colleague by mail. */
export interface Notice {
  readonly subject: string
  readonly html: string
  readonly layout: MailLayout
  /** Who tells it; undefined where nobody knows any more. */
  readonly author: string | undefined
}

export interface Laid {
  readonly subject: string
  readonly text: string
  readonly html: string
}

const maxSubjectCharacters = 300

export const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** The standard layout says above the content whose mail it is. */
const headed = (company: string, html: string): string => `<p><strong>${escaped(company)}</strong></p><hr>${html}`

/** A notice in a mail of its own, as it was written. */
export const laidOut = (company: string, { subject, html, layout }: Notice): Laid => ({
  subject,
  text: textOf(html),
  html: layout === 'standard' ? headed(company, html) : html,
})

/**
 * Notices in one mail, in their order: a single one as it was written, several as plain text, so that the markup of one
 * cannot run over another. It has no words of its own, and so no language.
 */
export function gathered(company: string, notices: readonly [Notice, ...Notice[]]): Laid {
  const [first, ...others] = notices
  if (others.length === 0) return laidOut(company, first)
  const subject = `${company}: ${notices.map((notice) => notice.subject).join(' · ')}`
  const parts = notices.map(({ subject, html, author }) => ({ subject, author, text: textOf(html) }))
  return {
    subject: subject.length > maxSubjectCharacters ? `${subject.slice(0, maxSubjectCharacters - 1)}…` : subject,
    text: parts
      .map(({ subject, author, text }) => [subject, ...(author === undefined ? [] : [author]), '', text].join('\n'))
      .join('\n\n----\n\n'),
    html: headed(company, parts.map(({ subject, author, text }) => section(subject, author, text)).join('<hr>')),
  }
}

const section = (subject: string, author: string | undefined, text: string): string =>
  [
    `<h2>${escaped(subject)}</h2>`,
    author === undefined ? '' : `<p><em>${escaped(author)}</em></p>`,
    ...text.split(/\n{2,}/).map((paragraph) => `<p>${escaped(paragraph).replaceAll('\n', '<br>')}</p>`),
  ].join('')
