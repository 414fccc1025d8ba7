/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} has {1} files already: take one off first.':
    'Le document {0} a déjà {1} fichiers : retirez-en d’abord un.',
  'The scan found a virus in {0}: nothing of it was kept.':
    'L’analyse a trouvé un virus dans {0} : rien n’en a été conservé.',
  'file has no name: send it with one.': 'file n’a pas de nom : envoyez-le avec un nom.',
  'file {0} is empty: send its bytes.': 'file {0} est vide : envoyez ses octets.',
  'The file {0} cannot be taken off: {1}.': 'Le fichier {0} ne peut pas être retiré : {1}.',
  'The files of document {0} cannot be changed: {1}.':
    'Les fichiers du document {0} ne peuvent pas être modifiés : {1}.',
  'The file {0}, which the document encloses, is larger than {1} MB, the most that is taken: enclose a smaller one.':
    'Le fichier {0}, que le document contient, dépasse {1} Mo, le maximum accepté : mettez-en un plus petit.',
  'The id {0} was used for another document. Save under a new id.':
    'L’identifiant {0} a servi pour un autre document. Enregistrez sous un nouvel identifiant.',
  'The file {0} is not given out: {1}.': 'Le fichier {0} n’est pas remis : {1}.',
  'the scan for viruses has not come to it yet; ask again in a moment':
    'l’analyse antivirus n’y est pas encore arrivée ; redemandez dans un instant',
  'the scan found a virus in it': 'l’analyse y a trouvé un virus',
  'it is a part of the document; save the document without it':
    'il fait partie du document ; enregistrez le document sans lui',
}
