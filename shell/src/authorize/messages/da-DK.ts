import { daDK as rights } from '@kontor/i18n/rights/da-DK'
import type { Messages } from './en-US.ts'

const messages: Messages = {
  'authorize.title': 'Giv {client} adgang?',
  'authorize.text': '{client} beder om at arbejde med Kontor i dit navn. Derefter går du tilbage til {host}.',
  'authorize.company': 'Virksomhed',
  'authorize.as': 'Logget ind som {name}',
  'authorize.rights': 'Det kunne derefter, så vidt du selv må:',
  'authorize.none': 'Vide, at du er logget ind, og intet andet.',
  'authorize.profile': 'Kende dit navn, sprog og din tidszone',
  'authorize.email': 'Kende din e-mailadresse',
  'authorize.offline': 'Fortsætte, mens du er væk, indtil du tager det tilbage i din profil',
  'authorize.other': 'Log ind som en anden',
  'authorize.allow': 'Giv adgang',
  'authorize.deny': 'Afvis',
  'authorize.busy': 'Fortsætter…',
  'authorize.notActive.text':
    '{client} er ikke aktiv i {company}. Bed en administrator om at aktivere det, eller vælg en anden virksomhed.',
  'authorize.gone.title': 'Intet venter på dit svar',
  'authorize.gone.text': 'Gå tilbage til det program, der sendte dig hertil, og begynd forfra.',
  'authorize.failed.title': 'Dette program kan ikke få adgang',
  'authorize.failed.client': 'Kontor kender det ikke, eller det er lukket ude. Spørg den, der driver dette Kontor.',
  'authorize.failed.redirect':
    'Det ville sende dig til en adresse, der ikke er aftalt. Du bliver her, hvor du er sikker.',
  'authorize.failed.other': 'Det, det bad om, kunne ikke forstås ({code}). Gå tilbage til det, og begynd forfra.',
  'authorize.toKontor': 'Åbn Kontor',
  'consents.title': 'Programmer, du har givet adgang',
  'consents.none.title': 'Du har ikke givet noget program adgang',
  'consents.none.text': 'Et fremmed program, der arbejder i dit navn, ville stå her, og du kunne lukke det ude.',
  'consents.where': '{company}, siden {at}',
  'consents.rights': '{count, plural, one {# rettighed} other {# rettigheder}}',
  'consents.revoke': 'Luk ude',
  'consents.revokeOne': 'Luk {client} ude',
  'consents.revoked': '{client} er lukket ude.',
  'consents.failed': 'Programmerne kunne ikke indlæses.',
  ...rights,
}

export default messages
