/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} cannot take the answer {1}: {2}.': 'Le document {0} ne peut pas recevoir la réponse {1} : {2}.',
  'The response id {0} was used for another document. Choose a new one.':
    'L’identifiant de réponse {0} a servi pour un autre document. Choisissez-en un nouveau.',
  'ReasonCode is {0}: give one of {1}.': 'ReasonCode est {0} : donnez l’une des valeurs {1}.',
  '{0} needs a Reason or a ReasonCode: say why, so that the other party can mend it.':
    '{0} exige Reason ou ReasonCode : dites pourquoi, afin que l’autre partie puisse y remédier.',
  'Lines come with BusinessDispute only, not with {0}: leave them out.':
    'Lines ne va qu’avec BusinessDispute, pas avec {0} : omettez-les.',
  'Line {0} is disputed without a Reason or a ReasonCode: say why.':
    'La ligne {0} est contestée sans Reason ni ReasonCode : dites pourquoi.',
  'it is none that changes a document': 'elle n’est pas de celles qui changent un document',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'L’identifiant d’envoi {0} a servi pour un autre envoi. Choisissez-en un nouveau.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Avec ses fichiers, l’e-mail dépasse {0} Mo, le maximum envoyé par e-mail : retirez des fichiers et renvoyez.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'Le document {0} a été enregistré alors qu’il allait être envoyé. Lisez-le et renvoyez.',
  'The document {0} cannot be sent: {1}.': 'Le document {0} ne peut pas être envoyé : {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'Le document {0} ne peut pas être envoyé : l’analyse a trouvé un virus dans {1}, qu’il contient. Enregistrez-le sans ce fichier.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} n’est encore joignable par aucun moyen : donnez une adresse où envoyer.',
  '{0} is not reached by {1}: send by {2}.': '{0} n’est pas joignable par {1} : envoyez par {2}.',
  'The document has no line {0}: name one of {1}.': 'Le document n’a pas de ligne {0} : nommez l’une de {1}.',
  'The document {0} was never sent.': 'Le document {0} n’a jamais été envoyé.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'Le document nomme {0} comme destinataire, et vous n’êtes connecté à personne de ce nom. Envoyez-le à une connexion.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'Le document nomme {0} comme destinataire, et vous êtes connecté à {1} partenaires de ce nom. Envoyez-le à une connexion.',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'Le fichier {0} est du type {1}. Par Peppol passent PDF, PNG, JPEG, CSV, XLSX et ODS : retirez-le, ou envoyez-le dans l’un de ces formats.',
  'Send less in one document.': 'Envoyez moins dans un document.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'Le plus grand est {0}, de {1} Mo : retirez-le, ou envoyez-en un plus petit.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Avec ses fichiers, le document dépasse {0} Mo, le maximum qui passe par Peppol, où un fichier grossit d’un tiers. {1}',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} n’est pas joignable par {1} : envoyez par {2} ou {3}.',
}
