import type { send as english } from './en-US.ts'

export const send: Record<keyof typeof english, string> = {
  'send.title': 'Envoyer {number}',
  'send.confirm': 'Envoyer',
  'send.final': 'Ce qui est envoyé est conservé tel quel par les deux parties. Une erreur se corrige par un avoir.',
  'send.receiver': 'Destinataire',
  'send.receiverHint': 'Les connexions de votre société',
  'send.receiverNeeded': 'Choisissez qui le reçoit.',
  'send.guessed': 'Choisi d’après le nom dans le document.',
  'send.waits': '{receiver} n’a pas encore accepté votre connexion. Le document attend jusque-là.',
  'send.way': 'Mode d’envoi',
  'send.delivered': '{receiver} le reçoit aussitôt parmi ses documents.',
  'send.mailed': 'En PDF et XML à {address}.',
  'send.mailedHere':
    'Simulé : l’e-mail reste dans cette installation, car aucun serveur de messagerie n’est configuré.',
  'send.peppol': 'En Peppol BIS à {id}.',
  'send.files':
    '{count, plural, one {# fichier l’accompagne.} many {# de fichiers l’accompagnent.} other {# fichiers l’accompagnent.}}',
  'send.closed.MEMBER': '{receiver} est membre et reçoit dans le réseau.',
  'send.closed.NO_MEMBER': '{receiver} n’est pas membre du réseau.',
  'send.closed.NO_EMAIL': 'Aucune adresse e-mail de {receiver} n’est connue.',
  'send.closed.NO_ENDPOINT': 'Aucun identifiant Peppol de {receiver} n’est connu.',
  'send.loopback': 'Simulé : boucle locale Peppol. Rien ne quitte cette installation.',

  'way.KONTOR': 'Dans le réseau',
  'way.EMAIL': 'Par e-mail',
  'way.PEPPOL_LOOPBACK': 'Par Peppol',
}
