/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The documents of {0} are held already. Release them first to give another reason.':
    'Les documents de {0} sont déjà retenus. Libérez-les d’abord pour donner un autre motif.',
  'The documents of {0} are not held: there is nothing to release.':
    'Les documents de {0} ne sont pas retenus : il n’y a rien à libérer.',
}
