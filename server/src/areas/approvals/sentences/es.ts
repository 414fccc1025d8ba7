/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'they cannot sign in': 'la persona no puede iniciar sesión',
  'their role does not approve': 'su rol no aprueba',
  'the document is not open to them': 'el documento no está abierto para la persona',
  'Nobody can be asked to approve the document {0} now: {1}.':
    'Ahora no se puede pedir a nadie que apruebe el documento {0}: {1}.',
  'invitedUserIds names {0} ({1}), who cannot be asked: {2}. Name somebody else.':
    'invitedUserIds nombra a {0} ({1}), a quien no se le puede pedir: {2}. Nombre a otra persona.',
  'invitedUserIds names nobody, and no head of accounts payable can be asked: name a colleague.':
    'invitedUserIds no nombra a nadie, y no se puede pedir a ningún responsable de cuentas a pagar: nombre a un colega.',
  'You cannot decide on the approval of the document {0} now: {1}.':
    'Ahora no puede decidir sobre la aprobación del documento {0}: {1}.',
  'The approver is {0} ({1}), for whom you do not stand in: give your own id.':
    'El aprobador es {0} ({1}), a quien usted no sustituye: indique su propio id.',
  'reason is empty: say why, for those who asked.': 'reason está vacío: diga por qué, para quienes preguntaron.',
  'No step of the approval of {0} comes after the current.': 'Ningún paso de la aprobación de {0} sigue al actual.',
  'outcome is REJECT, which takes a reason: POST approval-service/v0/reject with it.':
    'outcome es REJECT, que exige un motivo: envíelo con POST approval-service/v0/reject.',
  'they saved the document': 'la persona guardó el documento',
  'they asked for this approval': 'la persona pidió esta aprobación',
  'they decided a step of it already': 'la persona ya decidió un paso',
  'nobody was asked to approve it': 'no se pidió a nadie que lo aprobara',
  'its current step waits for another administrator': 'su paso actual espera a otro administrador',
  'its current step waits for {0}': 'su paso actual espera a {0}',
  'it is approved already': 'ya está aprobado',
  'it was refused already': 'ya se denegó',
  'its approval has {0} steps, and no more are kept': 'su aprobación tiene {0} pasos, y no se guardan más',
  'nobody asks themselves': 'nadie se lo pide a sí mismo',
  'they are asked already': 'ya se le ha pedido',
  'The approval of the document {0} does not take this now: {1}.':
    'La aprobación del documento {0} no lo admite ahora: {1}.',
  'it is decided': 'ya está decidido',
  'only who asked for it or an administrator does': 'solo puede hacerlo quien lo pidió o un administrador',
  'You cannot take back the step {0} of the approval of {1}: {2}.':
    'No puede retirar el paso {0} de la aprobación de {1}: {2}.',
}
