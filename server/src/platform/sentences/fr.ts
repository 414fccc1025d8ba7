/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The scanner for viruses did not judge ({0}): try again.': 'L’antivirus n’a pas rendu d’avis ({0}) : réessayez.',
  'The content {0} was thrown away on {1}, once no law had it kept any longer and nobody held it.':
    'Le contenu {0} a été détruit le {1}, une fois qu’aucune loi n’exigeait plus de le conserver et que personne ne le retenait.',
  'The app {0} does not exist.': 'L’application {0} n’existe pas.',
  'The attachment {0} does not exist.': 'La pièce jointe {0} n’existe pas.',
  'The card {0} does not exist.': 'La carte {0} n’existe pas.',
  'The company {0} does not exist.': 'L’entreprise {0} n’existe pas.',
  'The connection {0} does not exist.': 'La connexion {0} n’existe pas.',
  'The consent {0} does not exist.': 'L’autorisation {0} n’existe pas.',
  'The conversation {0} does not exist.': 'La conversation {0} n’existe pas.',
  'The document {0} does not exist.': 'Le document {0} n’existe pas.',
  'The identity {0} does not exist.': 'L’identité {0} n’existe pas.',
  'The line {0} does not exist.': 'La ligne {0} n’existe pas.',
  'The list {0} does not exist.': 'La liste {0} n’existe pas.',
  'The mail {0} does not exist.': 'L’e-mail {0} n’existe pas.',
  'The mapping of line {0} does not exist.': 'La correspondance de la ligne {0} n’existe pas.',
  'The parent company {0} does not exist.': 'La société mère {0} n’existe pas.',
  'The program {0} does not exist.': 'Le programme {0} n’existe pas.',
  'The property {0} does not exist.': 'La propriété {0} n’existe pas.',
  'The quote {0} does not exist.': 'Le devis {0} n’existe pas.',
  'The request for quotation {0} does not exist.': 'La demande de devis {0} n’existe pas.',
  'The return path {0} does not exist.': 'L’adresse de retour {0} n’existe pas.',
  'The scheduled task {0} does not exist.': 'La tâche planifiée {0} n’existe pas.',
  'The step {0} does not exist.': 'L’étape {0} n’existe pas.',
  'The team {0} does not exist.': 'L’équipe {0} n’existe pas.',
  'The upload {0} does not exist.': 'Le téléversement {0} n’existe pas.',
  'The user {0} does not exist.': 'La personne {0} n’existe pas.',
  'Nobody is signed in: sign in first.': 'Personne n’est connecté : connectez-vous d’abord.',
  'The session has ended, or the token is not known: sign in again.':
    'La session est terminée, ou le jeton est inconnu : reconnectez-vous.',
  'The tenant header names {0}, where this credential is nobody.':
    'L’en-tête de l’entreprise indique {0}, où cette connexion ne vaut rien.',
  'The actor header names {0}, and the credential is another person’s.':
    'L’en-tête de la personne indique {0}, et la connexion est celle de quelqu’un d’autre.',
  'Send the value of the XSRF-TOKEN cookie in the X-XSRF-TOKEN header, from the shell’s own page.':
    'Envoyez la valeur du cookie XSRF-TOKEN dans l’en-tête X-XSRF-TOKEN, depuis la page du shell lui-même.',
  'The body is not JSON: {0}.': 'Le corps n’est pas du JSON : {0}.',
  'Content-Type is missing: send the body as one of {0}.':
    'Content-Type manque : envoyez le corps dans l’un de ces types : {0}.',
  'Content-Type is {0}: send the body as one of {1}.':
    'Content-Type est {0} : envoyez le corps dans l’un de ces types : {1}.',
  'The body is not UTF-8 text: send it in that encoding.':
    'Le corps n’est pas du texte en UTF-8 : envoyez-le dans cet encodage.',
  'There is no call {0}.': 'L’appel {0} n’existe pas.',
  'There is no page {0}.': 'La page {0} n’existe pas.',
  'The database is away for a moment: repeat the request with the same request id.':
    'La base de données est indisponible un instant : répétez la requête avec le même identifiant de requête.',
  'A text holds a zero byte, which no text holds: take it out.':
    'Un texte contient un octet nul, qu’aucun texte ne contient : retirez-le.',
  'The body is larger than this call takes (10 MB for a document, 1 MB otherwise): send less at once.':
    'Le corps est plus grand que ce que cet appel accepte (10 Mo pour un document, sinon 1 Mo) : envoyez moins à la fois.',
  'There is no page at this address.': 'Il n’y a pas de page à cette adresse.',
  'Something went wrong on our side; the request id finds it in the log.':
    'Une erreur s’est produite chez nous ; l’identifiant de requête la retrouve dans le journal.',
  'The form is larger than {0} MB, the most that is taken: send a smaller one.':
    'Le formulaire dépasse {0} Mo, le maximum accepté : envoyez-en un plus petit.',
  'The file {0} is larger than {1} MB, the most that is taken: send a smaller one.':
    'Le fichier {0} dépasse {1} Mo, le maximum accepté : envoyez-en un plus petit.',
  'The request id {0} was used before for {1} {2} with other contents: take a new id.':
    'L’identifiant de requête {0} a déjà servi pour {1} {2} avec un autre contenu : prenez-en un nouveau.',
  'The request id header holds what no id holds: send a uuid.':
    'L’en-tête de l’identifiant de requête contient ce qu’aucun identifiant ne contient : envoyez un UUID.',
  'There is too much in the form beside its files: send less.':
    'Le formulaire contient trop de choses à côté de ses fichiers : envoyez-en moins.',
  '{0} is longer than {1} kB: send less.': '{0} dépasse {1} ko : envoyez moins.',
  'The form broke off before its end: send it again.': 'Le formulaire s’est interrompu avant sa fin : renvoyez-le.',
  'The body is not a form: send multipart/form-data with its boundary (RFC 7578).':
    'Le corps n’est pas un formulaire : envoyez multipart/form-data avec son délimiteur (RFC 7578).',
  '{0} is no part of this form: leave it out; known are {1}.':
    '{0} ne fait pas partie de ce formulaire : omettez-le ; sont connus : {1}.',
  '{0} comes more than once: send it once.': '{0} figure plus d’une fois : envoyez-le une seule fois.',
  '{0} is a text: send a file with a file name.': '{0} est un texte : envoyez un fichier avec son nom.',
  '{0} is a file: send it as text.': '{0} est un fichier : envoyez-le comme texte.',
  '{0} is not JSON: send it as JSON text.': '{0} n’est pas du JSON : envoyez-le comme texte JSON.',
  'There are {0} bytes: ask for a range within them.': 'Il y a {0} octets : demandez une plage comprise dedans.',
  'the path': 'le chemin',
  'the query': 'la requête',
  'the headers': 'les en-têtes',
  'the body': 'le corps',
  'the form': 'le formulaire',
  'the manifest': 'le manifeste',
  'the address': 'l’adresse',
  'a uuid such as 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6': 'un UUID comme 0192f0c1-2b3c-7d4e-8f50-a1b2c3d4e5f6',
  'a date such as 2026-11-21': 'une date comme 2026-11-21',
  'an instant with its zone such as 2026-11-21T14:02:00Z': 'un instant avec son fuseau comme 2026-11-21T14:02:00Z',
  'an e-mail address such as name@example.com': 'une adresse e-mail comme name@example.com',
  'a text': 'un texte',
  'a whole number': 'un nombre entier',
  'a number': 'un nombre',
  'true or false': 'true ou false',
  'a list': 'une liste',
  'an object': 'un objet',
  '{0} is required in {1} and is missing: add it.': '{0} est requis et manque ({1}) : ajoutez-le.',
  '{0} is not known in {1}: leave it out or mend its name; nothing is taken there.':
    '{0} est inconnu ici ({1}) : omettez-le ou corrigez son nom ; rien n’y est accepté.',
  '{0} is not known in {1}: leave it out or mend its name; known are {2}.':
    '{0} est inconnu ici ({1}) : omettez-le ou corrigez son nom ; sont connus : {2}.',
  '{0} is no name that {1} takes in {2}: name it as in {3}.':
    '{0} n’est pas un nom que {1} accepte ({2}) : nommez-le comme dans {3}.',
  'what was given': 'autre chose',
  '{0} is {1}: give {2}.': '{0} : la valeur donnée est {1}, il faut {2}.',
  'a {0}': 'une valeur du genre {0}',
  'one of {0}': 'l’une des valeurs {0}',
  'at least 1 character': 'au moins 1 caractère',
  'at least {0} characters': 'au moins {0} caractères',
  'at most 1 character': 'au plus 1 caractère',
  'at most {0} characters': 'au plus {0} caractères',
  'at least 1 item': 'au moins 1 élément',
  'at least {0} items': 'au moins {0} éléments',
  'at most 1 item': 'au plus 1 élément',
  'at most {0} items': 'au plus {0} éléments',
  'at least {0}': 'au moins {0}',
  'at most {0}': 'au plus {0}',
  '{0} or more': '{0} ou plus',
  '{0} or less': '{0} ou moins',
  'what matches {0}': 'ce qui correspond à {0}',
  'a value such as {0}': 'une valeur comme {0}',
  'what fits the rule {0}': 'ce qui respecte la règle {0}',
  missing: 'rien',
  'There is a character U+0000 in {0}, which no text holds: leave it out.':
    'Il y a ici un caractère U+0000, qu’aucun texte ne contient ({0}) : omettez-le.',
  '{0} nests more than {1} levels: send it flatter.': '{0} : plus de {1} niveaux imbriqués ; envoyez moins de niveaux.',
  'There is half of a character (a lone surrogate) in the body: send both halves or none.':
    'Le corps contient une moitié de caractère (un substitut isolé) : envoyez les deux moitiés ou aucune.',
  'write it as name@example.com': 'écrivez-la comme name@example.com',
  'before the @ stand at most 64 letters, digits and single dots':
    'avant le @ figurent au plus 64 lettres, chiffres et points isolés',
  'after the @ stands the name of a domain': 'après le @ figure un nom de domaine',
  'It redirects more than {0} times: give the address where it ends.':
    'Elle redirige plus de {0} fois : donnez l’adresse finale.',
  '{0} answered with status {1}: make it answer with 200 and the file.':
    '{0} a répondu avec le statut {1} : faites-le répondre par 200 et le fichier.',
  'It is no web address: give one that begins with https:// or http://.':
    'Ce n’est pas une adresse web : donnez-en une qui commence par https:// ou http://.',
  'It holds a user name or a password: give an address that anybody may read.':
    'Elle contient un nom d’utilisateur ou un mot de passe : donnez une adresse que chacun peut lire.',
  'It redirects to {0}, which is no address.': 'Elle redirige vers {0}, qui n’est pas une adresse.',
  'It redirects from https to http, where anybody on the way could change it.':
    'Elle redirige de https vers http, où n’importe qui en chemin pourrait le modifier.',
  '{0} is this machine: give a public address, or set KONTOR_APP_LOOPBACK=on where apps are developed.':
    '{0} est cette machine : donnez une adresse publique, ou définissez KONTOR_APP_LOOPBACK=on là où l’on développe des applications.',
  '{0} is not an address of the public internet: give one that is.':
    '{0} n’est pas une adresse de l’internet public : donnez-en une.',
  'It is larger than {0} bytes: make it smaller.': 'Le fichier dépasse {0} octets : réduisez-le.',
  'It comes as {0}, which was not asked for: answer with the plain file.':
    'Le fichier arrive en {0}, ce qui n’était pas demandé : répondez par le fichier brut.',
  'It did not answer within {0} s: try again later.': 'Pas de réponse en {0} s : réessayez plus tard.',
  'The name {0} is not known: check how it is written.': 'Le nom {0} est inconnu : vérifiez son orthographe.',
  'It could not be read ({0}): check that the server answers.':
    'La lecture a échoué ({0}) : vérifiez que le serveur répond.',
  'The list is too long for a spreadsheet. Narrow the filter, or take it as CSV.':
    'La liste est trop longue pour une feuille de calcul. Restreignez le filtre ou prenez-la en CSV.',
  'Too many large documents wait to be read. Send this one again in a moment.':
    'Trop de documents volumineux attendent d’être lus. Renvoyez celui-ci dans un instant.',
  'Reading the document takes more time than Kontor gives one. Split it.':
    'La lecture du document demande plus de temps que Kontor n’en accorde à chacun. Divisez-le.',
  'Reading the document takes more memory than Kontor gives one. Split it.':
    'La lecture du document demande plus de mémoire que Kontor n’en accorde à chacun. Divisez-le.',
  'Too many spreadsheets wait to be written. Ask for this one again in a moment.':
    'Trop de feuilles de calcul attendent d’être écrites. Redemandez celle-ci dans un instant.',
  admin: 'Administration de l’entreprise',
  'AP manager': 'Responsable comptabilité fournisseurs',
  'AP clerk': 'Comptabilité fournisseurs',
  approver: 'Approbation',
  buyer: 'Achats',
  requester: 'Demandes d’achat',
  onboarder: 'Accueil des fournisseurs',
  'read-only': 'Lecture seule',
  'supplier contact': 'Contact fournisseur',
  supporter: 'Assistance',
  translator: 'Traduction',
  'Your role does not include the right {0}: ask an administrator of your company.':
    'Votre rôle ne comprend pas le droit {0} : adressez-vous à un administrateur de votre entreprise.',
  'The body nests more than {0} levels: send it flatter.':
    'Le corps compte plus de {0} niveaux imbriqués : envoyez moins de niveaux.',
  'The assignment {0} does not exist.': 'L’attribution {0} n’existe pas.',
  'The auto-assignee {0} does not exist.': 'Le remplaçant {0} n’existe pas.',
  'The auto-assignment of {0} does not exist.': 'Le remplacement de {0} n’existe pas.',
}
