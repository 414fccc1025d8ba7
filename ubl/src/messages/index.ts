import type { Finding } from '../finding.ts'
import type { Message } from '../message.ts'

/** The words of a language by their English: sentences with their places ({0}, {1} …), and phrases that stand in them. */
export type FindingWords = Readonly<Record<string, string>>

/** The languages that findings speak; each is loaded when somebody reads it. The English words are their own keys. */
export const findingWords = {
  'en-US': async () => {
    const { default: words } = await import('./da-DK/index.ts')
    return { default: Object.fromEntries(Object.keys(words).map((english) => [english, english])) }
  },
  'de-DE': () => import('./de-DE/index.ts'),
  'fr-FR': () => import('./fr-FR/index.ts'),
  'es-ES': () => import('./es-ES/index.ts'),
  'da-DK': () => import('./da-DK/index.ts'),
  ar: () => import('./ar/index.ts'),
} satisfies Record<string, () => Promise<{ default: FindingWords }>>

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
