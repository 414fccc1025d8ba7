import { matchLocale, PSEUDO_LOCALE } from '@kontor/i18n'
import { pseudoTranslations } from '@kontor/i18n/pseudo'
import arPage from '@kontor/ubl/messages/page/ar.json' with { type: 'json' }
import daPage from '@kontor/ubl/messages/page/da-DK.json' with { type: 'json' }
import dePage from '@kontor/ubl/messages/page/de-DE.json' with { type: 'json' }
import enPage from '@kontor/ubl/messages/page/en-US.json' with { type: 'json' }
import esPage from '@kontor/ubl/messages/page/es-ES.json' with { type: 'json' }
import frPage from '@kontor/ubl/messages/page/fr-FR.json' with { type: 'json' }
import type { ReasonCode } from '../values/reasons.ts'
import ar from './ar.json' with { type: 'json' }
import da from './da-DK.json' with { type: 'json' }
import de from './de-DE.json' with { type: 'json' }
import en from './en-US.json' with { type: 'json' }
import es from './es-ES.json' with { type: 'json' }
import fr from './fr-FR.json' with { type: 'json' }

type MessageId = `reasons.${ReasonCode}` | 'formerColleague' | 'mail.subject' | 'mail.text'

/** The words of the area in one language: what a page and a mail say, and why a document was answered as it was. */
export type Messages = Readonly<Record<MessageId, string>> & { readonly page: Readonly<Record<string, string>> }

const byLocale: Readonly<Record<string, Messages>> = {
  'en-US': { ...en, page: enPage },
  'de-DE': { ...de, page: dePage },
  'fr-FR': { ...fr, page: frPage },
  'es-ES': { ...es, page: esPage },
  'da-DK': { ...da, page: daPage },
  ar: { ...ar, page: arPage },
}
export const languages = Object.keys(byLocale)

/** The area's words in a reader's language (BCP 47); English where we do not have it. */
export function messagesFor(language: string): Messages {
  if (language === PSEUDO_LOCALE) return inPseudo()
  return byLocale[matchLocale(language, languages) ?? 'en-US'] ?? { ...en, page: enPage }
}

let pseudo: Messages | undefined

/** English in which what is not translated can be seen; made once, when somebody asks for it. */
function inPseudo(): Messages {
  pseudo ??= { ...(pseudoTranslations(en) as typeof en), page: pseudoTranslations(enPage) }
  return pseudo
}

/** Why a document was answered as it was: its reason's label, then the words of who answered. */
export function reasonText(
  { reasonCode, statusMessage }: { readonly reasonCode: string | null; readonly statusMessage: string | null },
  language: string,
): string | null {
  const label = reasonCode === null ? undefined : messagesFor(language)[`reasons.${reasonCode as ReasonCode}`]
  return [label, statusMessage].filter(Boolean).join(': ') || null
}
