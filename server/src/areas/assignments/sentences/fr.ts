/** What it says in French, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'autoAssigneeId is {0}, the assignee: name a colleague, or delete the auto-assignment.':
    'autoAssigneeId est {0}, la personne chargée elle-même : nommez un collègue, ou supprimez le remplacement.',
  'assignerId is {0}: nobody assigns for another. Leave it out.':
    'assignerId est {0} : personne n’attribue pour un autre. Omettez-le.',
  'The document {0} cannot be assigned: {1}.': 'Le document {0} ne peut pas être attribué : {1}.',
  'autoAssigneeId is {0}, who takes it for somebody: give their assigneeId.':
    'autoAssigneeId est {0}, qui prend le travail pour quelqu’un : donnez l’assigneeId de cette personne.',
  'The comment is empty: say something.': 'Le commentaire est vide : dites quelque chose.',
  'The assignment {0} does not allow {1} now: {2}.': 'L’attribution {0} ne permet pas {1} maintenant : {2}.',
  'it is closed already: what is left to do is a new assignment':
    'elle est déjà close : ce qui reste à faire est une nouvelle attribution',
  'it waits for somebody to whom it is given: hand it to a colleague':
    'elle attend quelqu’un à qui la confier : passez-la à un collègue',
  'its content was thrown away, and nothing about it is left to do':
    'son contenu a été détruit, et il n’y a plus rien à en faire',
  'their account is not active': 'son compte n’est pas actif',
  'their role takes no work': 'son rôle ne prend pas de travail',
  'it is not open to them': 'il ne lui est pas ouvert',
  '{0} names {1}, who cannot be given this: {2}. Choose somebody of GET assignments/assignees.':
    '{0} nomme {1}, à qui l’on ne peut le confier : {2}. Choisissez quelqu’un de GET assignments/assignees.',
}
