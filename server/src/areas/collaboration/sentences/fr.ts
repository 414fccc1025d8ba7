/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'it is kept to those who were asked into it': 'il est réservé à ceux qui y ont été invités',
  'another company opened it': 'une autre entreprise l’a ouvert',
  'The thread {0} is not open to you: {1}.': 'Le fil {0} ne vous est pas ouvert : {1}.',
  'The thread {0} cannot be changed: {1}. Say something in it.':
    'Le fil {0} ne peut pas être modifié : {1}. Écrivez-y quelque chose.',
}
