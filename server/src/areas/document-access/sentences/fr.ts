/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The document {0} does not allow {1}: {2}.': 'Le document {0} ne permet pas {1} : {2}.',
  'Reason is empty: say how you know, or why, for the log.':
    'Reason est vide : dites, pour le journal, comment vous le savez ou pourquoi.',
  'The document {0} is not open to you: {1}. Ask one of them.':
    'Le document {0} ne vous est pas ouvert : {1}. Demandez à l’une de ces personnes.',
  'Grants.{0} names nobody: give either UserId or GroupId.':
    'Grants.{0} ne nomme personne : donnez soit UserId, soit GroupId.',
  'Grants.{0} names two: give either UserId or GroupId.':
    'Grants.{0} en nomme deux : donnez soit UserId, soit GroupId.',
  'The document {0} is not open to this person: {1}.': 'Le document {0} n’est pas ouvert à cette personne : {1}.',
}
