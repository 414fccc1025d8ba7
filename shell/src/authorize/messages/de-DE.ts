import { deDE as rights } from '@kontor/i18n/rights/de-DE'
import type { Messages } from './en-US.ts'

const messages: Messages = {
  'authorize.title': '{client} zulassen?',
  'authorize.text': '{client} möchte in Ihrem Namen mit Kontor arbeiten. Danach geht es zurück zu {host}.',
  'authorize.company': 'Unternehmen',
  'authorize.as': 'Angemeldet als {name}',
  'authorize.rights': 'Es könnte dann, soweit Sie selbst es dürfen:',
  'authorize.none': 'Wissen, dass Sie angemeldet sind, und sonst nichts.',
  'authorize.profile': 'Ihren Namen, Ihre Sprache und Zeitzone kennen',
  'authorize.email': 'Ihre E-Mail-Adresse kennen',
  'authorize.offline': 'Weiterarbeiten, während Sie fort sind, bis Sie es in Ihrem Profil zurücknehmen',
  'authorize.other': 'Als jemand anderes anmelden',
  'authorize.allow': 'Zulassen',
  'authorize.deny': 'Ablehnen',
  'authorize.busy': 'Es geht weiter …',
  'authorize.notActive.text':
    '{client} ist in {company} nicht aktiv. Bitten Sie die Administration, es zu aktivieren, oder wählen Sie ein anderes Unternehmen.',
  'authorize.gone.title': 'Nichts wartet auf Ihre Antwort',
  'authorize.gone.text': 'Gehen Sie zu dem Programm zurück, das Sie hierher geschickt hat, und beginnen Sie dort neu.',
  'authorize.failed.title': 'Dieses Programm kann nicht zugelassen werden',
  'authorize.failed.client':
    'Kontor kennt es nicht, oder es wurde ausgeschlossen. Fragen Sie den Betreiber dieses Kontor.',
  'authorize.failed.redirect':
    'Es wollte Sie an eine Adresse schicken, die nicht vereinbart ist. Sie bleiben hier, wo Sie sicher sind.',
  'authorize.failed.other':
    'Was es verlangte, war nicht zu verstehen ({code}). Gehen Sie zu ihm zurück und beginnen Sie neu.',
  'authorize.toKontor': 'Kontor öffnen',
  'consents.title': 'Programme, die Sie zugelassen haben',
  'consents.none.title': 'Sie haben kein Programm zugelassen',
  'consents.none.text':
    'Ein fremdes Programm, das in Ihrem Namen arbeitet, stünde hier, und Sie könnten es ausschließen.',
  'consents.where': '{company}, seit {at}',
  'consents.rights': '{count, plural, one {# Recht} other {# Rechte}}',
  'consents.revoke': 'Ausschließen',
  'consents.revokeOne': '{client} ausschließen',
  'consents.revoked': '{client} ist ausgeschlossen.',
  'consents.failed': 'Die Programme konnten nicht geladen werden.',
  ...rights,
}

export default messages
