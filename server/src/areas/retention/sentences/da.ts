/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The documents of {0} are held already. Release them first to give another reason.':
    'Dokumenterne med {0} holdes allerede. Frigiv dem først for at give en anden grund.',
  'The documents of {0} are not held: there is nothing to release.':
    'Dokumenterne med {0} holdes ikke: der er intet at frigive.',
}
