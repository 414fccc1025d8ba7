/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} does not allow {1}: {2}.': 'Dokumentet {0} tillader ikke {1}: {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason er tom: sig til loggen, hvor du ved det fra, eller hvorfor.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'Dokumentet {0} er ikke åbent for dig: {1}. Spørg en af dem.',
  'Grants.{0} names nobody: give either UserId or GroupId.':
    'Grants.{0} nævner ingen: angiv enten UserId eller GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.': 'Grants.{0} nævner to: angiv enten UserId eller GroupId.',
  'The document {0} is not open to this person: {1}.': 'Dokumentet {0} er ikke åbent for denne person: {1}.',
}
