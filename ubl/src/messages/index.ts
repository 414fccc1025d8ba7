import type { Finding } from '../finding.ts'
import type { Message } from '../message.ts'

/** ICU messages of a language by their ids. */
export type Messages = Readonly<Record<string, string>>

type Catalogues = Record<string, () => Promise<{ default: Messages }>>

/** What findings say, and the terms in them, by their English; each language is loaded when somebody reads it. */
export const findingMessages = {
  'en-US': () => import('./findings/en-US.json', { with: { type: 'json' } }),
  'de-DE': () => import('./findings/de-DE.json', { with: { type: 'json' } }),
  'fr-FR': () => import('./findings/fr-FR.json', { with: { type: 'json' } }),
  'es-ES': () => import('./findings/es-ES.json', { with: { type: 'json' } }),
  'da-DK': () => import('./findings/da-DK.json', { with: { type: 'json' } }),
  ar: () => import('./findings/ar.json', { with: { type: 'json' } }),
} satisfies Catalogues

/** The words on a rendered page, which its caller gives. */
export const pageMessages = {
  'en-US': () => import('./page/en-US.json', { with: { type: 'json' } }),
  'de-DE': () => import('./page/de-DE.json', { with: { type: 'json' } }),
  'fr-FR': () => import('./page/fr-FR.json', { with: { type: 'json' } }),
  'es-ES': () => import('./page/es-ES.json', { with: { type: 'json' } }),
  'da-DK': () => import('./page/da-DK.json', { with: { type: 'json' } }),
  ar: () => import('./page/ar.json', { with: { type: 'json' } }),
} satisfies Catalogues

/** A finding in another language: how a message is said in it is the caller's affair. */
export function translateFinding<Of extends Pick<Finding, 'message' | 'fix' | 'translatable'>>(
  finding: Of,
  translate: (message: string | Message) => string,
): Omit<Of, 'translatable'> {
  const { translatable, ...plain } = finding
  return {
    ...plain,
    message: translate(translatable?.message ?? finding.message),
    ...(finding.fix !== undefined && { fix: translate(translatable?.fix ?? finding.fix) }),
  }
}
