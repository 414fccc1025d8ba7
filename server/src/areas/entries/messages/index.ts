import { matchLocale, PSEUDO_LOCALE } from '@kontor/i18n'
import { pseudoMessage, pseudoTranslations } from '@kontor/i18n/pseudo'
import { ar } from './ar.ts'
import { da } from './da.ts'
import { de } from './de.ts'
import { en, type Messages } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'

const byLanguage: Readonly<Record<string, Messages>> = { en, de, fr, es, da, ar }
export const languages = Object.keys(byLanguage)

/** The area's words in a reader's language (BCP 47); English where we do not have it. */
export function messagesFor(language: string): Messages {
  if (language === PSEUDO_LOCALE) return inPseudo()
  return byLanguage[matchLocale(language, languages) ?? 'en'] ?? en
}

let pseudo: Messages | undefined

/** English in which what is not translated can be seen; made once, when somebody asks for it. */
function inPseudo(): Messages {
  pseudo ??= {
    page: pseudoTranslations({ ...en.page }),
    reasons: pseudoTranslations({ ...en.reasons }) as Messages['reasons'],
    formerColleague: pseudoMessage(en.formerColleague),
    mail: pseudoTranslations({ ...en.mail }) as Messages['mail'],
  }
  return pseudo
}

/** Why a document was answered as it was: its reason's label, then the words of who answered. */
export function reasonText(
  { reasonCode, statusMessage }: { readonly reasonCode: string | null; readonly statusMessage: string | null },
  language: string,
): string | null {
  const label = reasonCode === null ? undefined : messagesFor(language).reasons[reasonCode as keyof Messages['reasons']]
  return [label, statusMessage].filter(Boolean).join(': ') || null
}
