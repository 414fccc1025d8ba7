/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'autoAssigneeId is {0}, the assignee: name a colleague, or delete the auto-assignment.':
    'autoAssigneeId es {0}, la propia persona asignada: nombre a un colega o elimine la suplencia.',
  'assignerId is {0}: nobody assigns for another. Leave it out.': 'assignerId es {0}: nadie asigna por otro. Omítalo.',
  'The document {0} cannot be assigned: {1}.': 'El documento {0} no se puede asignar: {1}.',
  'autoAssigneeId is {0}, who takes it for somebody: give their assigneeId.':
    'autoAssigneeId es {0}, que lo toma por alguien: indique el assigneeId de esa persona.',
  'The comment is empty: say something.': 'El comentario está vacío: diga algo.',
  'The assignment {0} does not allow {1} now: {2}.': 'La asignación {0} no permite {1} ahora: {2}.',
  'it is closed already: what is left to do is a new assignment':
    'ya está cerrada: lo que queda por hacer es una asignación nueva',
  'it waits for somebody to whom it is given: hand it to a colleague':
    'espera a alguien a quien darla: pásela a un colega',
  'its content was thrown away, and nothing about it is left to do':
    'su contenido se eliminó y no queda nada por hacer',
  'their account is not active': 'su cuenta no está activa',
  'their role takes no work': 'su rol no toma trabajo',
  'it is not open to them': 'no está abierto para la persona',
  '{0} names {1}, who cannot be given this: {2}. Choose somebody of GET assignments/assignees.':
    '{0} nombra a {1}, a quien no se le puede dar: {2}. Elija a alguien de GET assignments/assignees.',
}
