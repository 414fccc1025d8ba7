import { matchLocale } from '@kontor/i18n'

/** The language in which somebody of a country is written to. */
const ofCountries: Readonly<Record<string, string>> = {
  DE: 'de-DE',
  AT: 'de-DE',
  CH: 'de-DE',
  LI: 'de-DE',
  FR: 'fr-FR',
  BE: 'fr-FR',
  LU: 'fr-FR',
  MC: 'fr-FR',
  ES: 'es-ES',
  MX: 'es-ES',
  AR: 'es-ES',
  CL: 'es-ES',
  CO: 'es-ES',
  PE: 'es-ES',
  DK: 'da-DK',
  AE: 'ar',
  SA: 'ar',
  EG: 'ar',
  MA: 'ar',
  TN: 'ar',
  JO: 'ar',
  KW: 'ar',
  QA: 'ar',
}

const english = 'en-US'

/** English for a country (ISO 3166-1 alpha-2) whose language we do not have. */
export const languageOfCountry = (country: string | undefined): string => ofCountries[country ?? ''] ?? english

/** A language that an e-mail says it is in (BCP 47), where we have it. */
export const languageOfMail = (stated: string | undefined): string | undefined =>
  stated === undefined ? undefined : matchLocale(stated, [english, ...new Set(Object.values(ofCountries))])
