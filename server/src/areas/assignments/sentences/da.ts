/** What it says in Danish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'autoAssigneeId is {0}, the assignee: name a colleague, or delete the auto-assignment.':
    'autoAssigneeId er {0}, den ansvarlige selv: nævn en kollega, eller slet stedfortrædelsen.',
  'assignerId is {0}: nobody assigns for another. Leave it out.':
    'assignerId er {0}: ingen tildeler for en anden. Udelad det.',
  'The document {0} cannot be assigned: {1}.': 'Dokumentet {0} kan ikke tildeles: {1}.',
  'autoAssigneeId is {0}, who takes it for somebody: give their assigneeId.':
    'autoAssigneeId er {0}, som tager det for en anden: angiv dennes assigneeId.',
  'The comment is empty: say something.': 'Kommentaren er tom: sig noget.',
  'The assignment {0} does not allow {1} now: {2}.': 'Tildelingen {0} tillader ikke {1} nu: {2}.',
  'it is closed already: what is left to do is a new assignment':
    'den er allerede lukket: hvad der er tilbage, er en ny tildeling',
  'it waits for somebody to whom it is given: hand it to a colleague':
    'den venter på en, der får den: giv den til en kollega',
  'its content was thrown away, and nothing about it is left to do':
    'dets indhold er slettet, og der er intet tilbage at gøre',
  'their account is not active': 'personens konto er ikke aktiv',
  'their role takes no work': 'personens rolle tager ikke imod arbejde',
  'it is not open to them': 'det er ikke åbent for personen',
  '{0} names {1}, who cannot be given this: {2}. Choose somebody of GET assignments/assignees.':
    '{0} nævner {1}, som ikke kan få det: {2}. Vælg en fra GET assignments/assignees.',
}
