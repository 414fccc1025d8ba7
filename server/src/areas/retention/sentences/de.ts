/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The documents of {0} are held already. Release them first to give another reason.':
    'Die Dokumente mit {0} werden schon aufbewahrt. Geben Sie sie zuerst frei, um einen anderen Grund anzugeben.',
  'The documents of {0} are not held: there is nothing to release.':
    'Die Dokumente mit {0} werden nicht aufbewahrt: Es gibt nichts freizugeben.',
}
