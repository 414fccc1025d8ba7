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
  'The document {0} has {1} files already: take one off first.':
    'Le document {0} a déjà {1} fichiers : retirez-en d’abord un.',
  'The scan found a virus in {0}: nothing of it was kept.':
    'L’analyse a trouvé un virus dans {0} : rien n’en a été conservé.',
  'file has no name: send it with one.': 'file n’a pas de nom : envoyez-le avec un nom.',
  'file {0} is empty: send its bytes.': 'file {0} est vide : envoyez ses octets.',
  'The file {0} cannot be taken off: {1}.': 'Le fichier {0} ne peut pas être retiré : {1}.',
  'The files of document {0} cannot be changed: {1}.':
    'Les fichiers du document {0} ne peuvent pas être modifiés : {1}.',
  'The document {0} does not allow {1}: {2}.': 'Le document {0} ne permet pas {1} : {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason est vide : dites, pour le journal, comment vous le savez ou pourquoi.',
  'The dispatch id {0} was used for another sending. Choose a new one.':
    'L’identifiant d’envoi {0} a servi pour un autre envoi. Choisissez-en un nouveau.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'Le fichier {0}, que le document contient, dépasse {1} Mo, le maximum accepté : mettez-en un plus petit.',
  'The documents of {0} are held already. Release them first to give another reason.':
    'Les documents de {0} sont déjà retenus. Libérez-les d’abord pour donner un autre motif.',
  'The documents of {0} are not held: there is nothing to release.':
    'Les documents de {0} ne sont pas retenus : il n’y a rien à libérer.',
  '{0}: {1}. Send one of the types of info/documentprofiles.':
    '{0} : {1}. Envoyez l’un des types d’info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'Le document enfreint 1 règle : {0}',
  'The document breaks {0} rules: {1}': 'Le document enfreint {0} règles : {1}',
  'The document {0} cannot be locked as a {1}: {2}.': 'Le document {0} ne peut pas être verrouillé comme {1} : {2}.',
  'The document {0} was not there at position {1} of the log.':
    'Le document {0} n’existait pas à la position {1} du journal.',
  'With its files the mail is larger than {0} MB, the most that is sent by mail: take files off and send again.':
    'Avec ses fichiers, l’e-mail dépasse {0} Mo, le maximum envoyé par e-mail : retirez des fichiers et renvoyez.',
  'More than {0} documents are chosen. Narrow the filter and go on part by part.':
    'Plus de {0} documents sont choisis. Restreignez le filtre et procédez par parties.',
  'Nothing can be said about the document {0} now: {1}.': 'On ne peut rien dire du document {0} pour l’instant : {1}.',
  'Text holds no word: write something.': 'Text ne contient aucun mot : écrivez quelque chose.',
  'The post id {0} was used for another post. Choose a new one.':
    'L’identifiant de message {0} a servi pour un autre message. Choisissez-en un nouveau.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'Le document {0} ne vous est pas ouvert : {1}. Demandez à l’une de ces personnes.',
  'The company is not registered in {0}: register it first, by PUT.':
    'L’entreprise n’est pas enregistrée en {0} : enregistrez-la d’abord, par PUT.',
  'certificate holds a private key: send the certificate alone, and keep the key.':
    'certificate contient une clé privée : envoyez le certificat seul et gardez la clé.',
  'validTo is {0}, before validFrom {1}: give a later day.':
    'validTo est {0}, avant validFrom {1} : donnez un jour ultérieur.',
  'The id {0} was used for another document. Save under a new id.':
    'L’identifiant {0} a servi pour un autre document. Enregistrez sous un nouvel identifiant.',
  'The document {0} does not exist. Save it without a version.':
    'Le document {0} n’existe pas. Enregistrez-le sans version.',
  'The document {0} cannot be saved: {1}. Save a new one.':
    'Le document {0} ne peut pas être enregistré : {1}. Enregistrez-en un nouveau.',
  'The document {0} has version {1}, not {2}: somebody saved it. Read it again.':
    'Le document {0} a la version {1}, pas {2} : quelqu’un l’a enregistré. Relisez-le.',
  'Nothing is put off for the document {0}: {1}.': 'Rien n’est reporté pour le document {0} : {1}.',
  'Whoever scheduled it may not do so any more.': 'La personne qui l’a planifié n’en a plus le droit.',
  'The document {0} was saved while it was to be sent. Read it and send again.':
    'Le document {0} a été enregistré alors qu’il allait être envoyé. Lisez-le et renvoyez.',
  'The document {0} cannot be sent: {1}.': 'Le document {0} ne peut pas être envoyé : {1}.',
  'The document {0} cannot be sent: the scan found a virus in {1}, which it encloses. Save it without.':
    'Le document {0} ne peut pas être envoyé : l’analyse a trouvé un virus dans {1}, qu’il contient. Enregistrez-le sans ce fichier.',
  '{0} is not reached by anything yet: give an address to send to.':
    '{0} n’est encore joignable par aucun moyen : donnez une adresse où envoyer.',
  '{0} is not reached by {1}: send by {2}.': '{0} n’est pas joignable par {1} : envoyez par {2}.',
  'Grants.{0} names nobody: give either UserId or GroupId.':
    'Grants.{0} ne nomme personne : donnez soit UserId, soit GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.':
    'Grants.{0} en nomme deux : donnez soit UserId, soit GroupId.',
  'The document {0} cannot be archived: {1}. Send or delete it.':
    'Le document {0} ne peut pas être archivé : {1}. Envoyez-le ou supprimez-le.',
  'The tag {0} follows from the document’s state and is not set. Choose another word.':
    'L’étiquette {0} découle de l’état du document et ne se pose pas. Choisissez un autre mot.',
  'The upload {0} was handed on before: upload under a new token.':
    'Le téléversement {0} a déjà été transmis : téléversez sous un nouveau jeton.',
  'The file {0} cannot be handed on: {1}. Upload another.':
    'Le fichier {0} ne peut pas être transmis : {1}. Téléversez-en un autre.',
  'The document has no line {0}: name one of {1}.': 'Le document n’a pas de ligne {0} : nommez l’une de {1}.',
  'documentId is {0}, the document of the line itself: name another.':
    'documentId est {0}, le document de la ligne elle-même : nommez-en un autre.',
  'documentIds names {0} documents: ask for at most {1} at once.':
    'documentIds nomme {0} documents : demandez-en {1} au plus à la fois.',
  'The list has more than {0} rows: narrow the filter.': 'La liste compte plus de {0} lignes : restreignez le filtre.',
  'The list has more than {0} rows: narrow the filter, or take it as CSV.':
    'La liste compte plus de {0} lignes : restreignez le filtre, ou prenez-la en CSV.',
  'The document has no lines to add up: send one with lines.':
    'Le document n’a pas de lignes à additionner : envoyez-en un avec des lignes.',
  'DocumentCurrencyCode is {0}: give an ISO 4217 code such as EUR.':
    'DocumentCurrencyCode est {0} : donnez un code ISO 4217 comme EUR.',
  'The file {0} is not given out: {1}.': 'Le fichier {0} n’est pas remis : {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'l’analyse antivirus n’y est pas encore arrivée ; redemandez dans un instant',
  'the scan found a virus in it': 'l’analyse y a trouvé un virus',
  'The document {0} was never sent.': 'Le document {0} n’a jamais été envoyé.',
  'A document comes as application/xml, text/xml, text/html or application/pdf, not as {0}.':
    'Un document s’obtient en application/xml, text/xml, text/html ou application/pdf, pas en {0}.',
  'locale is {0}: give a language tag such as en-GB.': 'locale est {0} : donnez une étiquette de langue comme en-GB.',
  'The document {0} cannot be deleted: {1}. Archive it.':
    'Le document {0} ne peut pas être supprimé : {1}. Archivez-le.',
  '{0}: documentProfileId is {1}. Name one of info/documentprofiles.':
    '{0} : documentProfileId est {1}. Nommez-en un d’info/documentprofiles.',
  'documentProfileId is {0}, and the document is a {1}. Name the profile of its type.':
    'documentProfileId est {0}, et le document est de type {1}. Nommez le profil de son type.',
  'Nothing is known of what {0} asks for.': 'On ne sait rien de ce que {0} demande.',
  'is no field of a document of type {0}: name one of {1}':
    'n’est pas un champ d’un document de type {0} : nommez l’un de {1}',
  'is required by the standard: leave it required and visible': 'est exigé par la norme : laissez-le requis et visible',
  'fields.{0} {1} {2}.': 'fields.{0} {1} {2}.',
  'The document {0} states no taxes.': 'Le document {0} n’indique pas de taxes.',
  'The document names {0} as its receiver, and you are connected to nobody of that name. Send it to a connection.':
    'Le document nomme {0} comme destinataire, et vous n’êtes connecté à personne de ce nom. Envoyez-le à une connexion.',
  'The document names {0} as its receiver, and you are connected to {1} partners of that name. Send it to a connection.':
    'Le document nomme {0} comme destinataire, et vous êtes connecté à {1} partenaires de ce nom. Envoyez-le à une connexion.',
  'Every line of these documents was billed before: choose others.':
    'Chaque ligne de ces documents a déjà été facturée : choisissez-en d’autres.',
  'targetType is {0}, which nothing becomes: see document-actions/v0/flip/config.':
    'targetType est {0}, que rien ne devient : voir document-actions/v0/flip/config.',
  'The document {0} has no lines that could be taken over.': 'Le document {0} n’a pas de lignes à reprendre.',
  'The document {0} has no line {1}.': 'Le document {0} n’a pas de ligne {1}.',
  'A quote does not become {0} by this call: it expires on the day that it names.':
    'Un devis ne devient pas {0} par cet appel : il expire le jour qu’il indique.',
  'A quote does not become {0} by this call: save and send it as a document.':
    'Un devis ne devient pas {0} par cet appel : enregistrez-le et envoyez-le comme document.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'il est réservé à ceux qui ont reçu un droit sur lui, à son auteur et aux administrateurs de l’entreprise',
  'it takes the right {0} on it, and what was given is {1}':
    'il faut le droit {0} sur lui, et celui qui a été donné est {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'il est retenu : son contenu n’est ni modifié ni détruit jusqu’à ce qu’un administrateur le libère',
  'it is a draft': 'c’est un brouillon',
  'it is locked and does not change any more': 'il est verrouillé et ne change plus',
  'it is {0} and does not change any more': 'il est {0} et ne change plus',
  'it was finished before': 'il a déjà été finalisé',
  'it is {0}': 'il est {0}',
  '{0}, and only a draft that never was more is deleted; {1}':
    '{0}, et seul un brouillon qui n’a jamais été davantage est supprimé ; {1}',
  '{0}, and only a draft that never was more is deleted':
    '{0}, et seul un brouillon qui n’a jamais été davantage est supprimé',
  'it is {0}: it was sent or received already': 'il est {0} : il a déjà été envoyé ou reçu',
  'it is filed away already': 'il est déjà archivé',
  'no account of it waits to be confirmed: it is known already':
    'aucun de ses comptes n’attend de confirmation : il est déjà connu',
  'it is not marked as the duplicate of another': 'il n’est pas marqué comme doublon d’un autre',
  'it is not filed away': 'il n’est pas archivé',
  'it is held already': 'il est déjà retenu',
  'nobody holds it by itself': 'personne ne le retient en propre',
  'it has not been delivered': 'il n’a pas été remis',
  'a document of type {0} does not take this answer': 'un document de type {0} n’admet pas cette réponse',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'il demande à être payé sur un compte que l’on ne connaît pas de son expéditeur : demandez-lui, et confirmez d’abord le compte',
  'colleagues were asked to approve it, and have not decided yet':
    'des collègues doivent l’approuver et n’ont pas encore décidé',
  'its approval was refused: ask for it anew, or reject the document':
    'son approbation a été refusée : redemandez-la, ou rejetez le document',
  'only its receiver may accept it': 'seul son destinataire peut l’accepter',
  'only its receiver may reject it': 'seul son destinataire peut le rejeter',
  'only its receiver may dispute it': 'seul son destinataire peut le contester',
  'only its receiver may report payment of it': 'seul son destinataire peut en signaler le paiement',
  'only its sender may confirm payment of it': 'seul son expéditeur peut en confirmer le paiement',
  'only its sender may cancel it': 'seul son expéditeur peut l’annuler',
  'it has not been delivered, and the other party does not have it':
    'il n’a pas été remis, et l’autre partie ne l’a pas',
  'it is a part of the document; save the document without it':
    'il fait partie du document ; enregistrez le document sans lui',
  'The file {0} is of the type {1}. Over Peppol go PDF, PNG, JPEG, CSV, XLSX and ODS: take it off, or send it as one of these.':
    'Le fichier {0} est du type {1}. Par Peppol passent PDF, PNG, JPEG, CSV, XLSX et ODS : retirez-le, ou envoyez-le dans l’un de ces formats.',
  'Send less in one document.': 'Envoyez moins dans un document.',
  'The largest is {0} of {1} MB: take it off, or send a smaller one.':
    'Le plus grand est {0}, de {1} Mo : retirez-le, ou envoyez-en un plus petit.',
  'With its files the document is larger than {0} MB, the most that goes over Peppol, where a file grows by a third. {1}':
    'Avec ses fichiers, le document dépasse {0} Mo, le maximum qui passe par Peppol, où un fichier grossit d’un tiers. {1}',
  'it is locked as a {0}': 'il est verrouillé comme {0}',
  'it is a draft, and a draft is still being written': 'c’est un brouillon, et un brouillon s’écrit encore',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'la loi le fait conserver jusqu’au {0} (pour la plus longue durée qu’exige une loi connue ici)',
  'it is kept until {0} by law ({1}: {2})': 'la loi le fait conserver jusqu’au {0} ({1} : {2})',
  'runAt is {0}, which is not to come: give a later instant.':
    'runAt est {0}, qui n’est pas à venir : donnez un instant ultérieur.',
  'connectionId is required of document.send: say to whom it goes.':
    'connectionId est requis pour document.send : dites à qui cela va.',
  '{0} says nothing of {1}: leave it out.': '{0} ne dit rien de {1} : omettez-le.',
  'cannot find document profile id for provided document type':
    'aucun identifiant de profil de document pour le type de document fourni',
  'The document {0} is not open to this person: {1}.': 'Le document {0} n’est pas ouvert à cette personne : {1}.',
  'The document {0} does not allow {1} now: {2}.': 'Le document {0} ne permet pas {1} maintenant : {2}.',
  '{0} is not reached by {1}: send by {2} or {3}.': '{0} n’est pas joignable par {1} : envoyez par {2} ou {3}.',
}
