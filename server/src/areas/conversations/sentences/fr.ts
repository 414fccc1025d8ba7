/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'Nothing can be said about the document {0} now: {1}.': 'On ne peut rien dire du document {0} pour l’instant : {1}.',
  'Text holds no word: write something.': 'Text ne contient aucun mot : écrivez quelque chose.',
  'The post id {0} was used for another post. Choose a new one.':
    'L’identifiant de message {0} a servi pour un autre message. Choisissez-en un nouveau.',
  'it has not been delivered, and the other party does not have it':
    'il n’a pas été remis, et l’autre partie ne l’a pas',
}
