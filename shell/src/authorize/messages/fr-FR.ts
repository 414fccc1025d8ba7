import { frFR as rights } from '@kontor/i18n/rights/fr-FR'
import type { Messages } from './en-US.ts'

const messages: Messages = {
  'authorize.title': 'Autoriser {client} ?',
  'authorize.text': '{client} demande à travailler avec Kontor en votre nom. Ensuite, vous retournez à {host}.',
  'authorize.company': 'Entreprise',
  'authorize.as': 'Connecté en tant que {name}',
  'authorize.rights': 'Il pourrait alors, dans la limite de vos propres droits :',
  'authorize.none': 'Savoir que vous êtes connecté, et rien d’autre.',
  'authorize.profile': 'Connaître votre nom, votre langue et votre fuseau horaire',
  'authorize.email': 'Connaître votre adresse e-mail',
  'authorize.offline': 'Continuer en votre absence, jusqu’à ce que vous le retiriez dans votre profil',
  'authorize.other': 'Se connecter en tant que quelqu’un d’autre',
  'authorize.allow': 'Autoriser',
  'authorize.deny': 'Refuser',
  'authorize.busy': 'On continue…',
  'authorize.notActive.text':
    '{client} n’est pas actif dans {company}. Demandez à un administrateur de l’activer, ou choisissez une autre entreprise.',
  'authorize.gone.title': 'Rien n’attend votre réponse',
  'authorize.gone.text': 'Retournez au programme qui vous a envoyé ici et recommencez.',
  'authorize.failed.title': 'Ce programme ne peut pas être autorisé',
  'authorize.failed.client': 'Kontor ne le connaît pas, ou il a été exclu. Adressez-vous à l’exploitant de ce Kontor.',
  'authorize.failed.redirect':
    'Il voulait vous envoyer à une adresse qui n’a pas été convenue. Vous restez ici, en sécurité.',
  'authorize.failed.other': 'Sa demande n’a pas pu être comprise ({code}). Retournez-y et recommencez.',
  'authorize.toKontor': 'Ouvrir Kontor',
  'consents.title': 'Programmes autorisés',
  'consents.none.title': 'Vous n’avez autorisé aucun programme',
  'consents.none.text': 'Un programme tiers qui travaille en votre nom figurerait ici, et vous pourriez l’exclure.',
  'consents.where': '{company}, depuis {at}',
  'consents.rights': '{count, plural, one {# droit} many {# de droits} other {# droits}}',
  'consents.revoke': 'Exclure',
  'consents.revokeOne': 'Exclure {client}',
  'consents.revoked': '{client} est exclu.',
  'consents.failed': 'Les programmes n’ont pas pu être chargés.',
  ...rights,
}

export default messages
