/** What it says in German, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'autoAssigneeId is {0}, the assignee: name a colleague, or delete the auto-assignment.':
    'autoAssigneeId ist {0}, die zuständige Person selbst: Nennen Sie jemand anderen, oder löschen Sie die Vertretung.',
  'assignerId is {0}: nobody assigns for another. Leave it out.':
    'assignerId ist {0}: Niemand weist für jemand anderen zu. Lassen Sie es weg.',
  'The document {0} cannot be assigned: {1}.': 'Das Dokument {0} kann nicht zugewiesen werden: {1}.',
  'autoAssigneeId is {0}, who takes it for somebody: give their assigneeId.':
    'autoAssigneeId ist {0} und übernimmt für jemanden: Geben Sie dessen assigneeId an.',
  'The comment is empty: say something.': 'Der Kommentar ist leer: Sagen Sie etwas.',
  'The assignment {0} does not allow {1} now: {2}.': 'Die Zuweisung {0} erlaubt {1} jetzt nicht: {2}.',
  'it is closed already: what is left to do is a new assignment':
    'sie ist schon geschlossen: Was noch zu tun ist, ist eine neue Zuweisung',
  'it waits for somebody to whom it is given: hand it to a colleague':
    'sie wartet auf jemanden, der sie übernimmt: Geben Sie sie weiter',
  'its content was thrown away, and nothing about it is left to do':
    'sein Inhalt wurde gelöscht, und nichts daran ist noch zu tun',
  'their account is not active': 'das Konto der Person ist nicht aktiv',
  'their role takes no work': 'die Rolle der Person übernimmt keine Arbeit',
  'it is not open to them': 'es steht der Person nicht offen',
  '{0} names {1}, who cannot be given this: {2}. Choose somebody of GET assignments/assignees.':
    '{0} nennt {1}, und dieser Person kann das nicht gegeben werden: {2}. Wählen Sie jemanden aus GET assignments/assignees.',
}
