/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  '{0}: {1}. Send one of the types of info/documentprofiles.':
    '{0}: {1}. Envíe uno de los tipos de info/documentprofiles.',
  'The document breaks 1 rule: {0}': 'El documento incumple 1 regla: {0}',
  'The document breaks {0} rules: {1}': 'El documento incumple {0} reglas: {1}',
  'The document {0} was not there at position {1} of the log.':
    'El documento {0} no estaba en la posición {1} del registro.',
  'it is kept to those who were given a right on it, its author and the company’s administrators':
    'está reservado a quienes recibieron un derecho sobre él, a su autor y a los administradores de la empresa',
  'it takes the right {0} on it, and what was given is {1}':
    'hace falta el derecho {0} sobre él, y el que se dio es {1}',
  'it is held: its content is neither changed nor thrown away until an administrator releases it':
    'está retenido: su contenido no se cambia ni se elimina hasta que un administrador lo libere',
  'it is a draft': 'es un borrador',
  'it is locked and does not change any more': 'está bloqueado y ya no cambia',
  'it is {0} and does not change any more': 'está {0} y ya no cambia',
  'it was finished before': 'ya se terminó antes',
  'it is {0}': 'está {0}',
  '{0}, and only a draft that never was more is deleted; {1}':
    '{0}, y solo se elimina un borrador que nunca fue más; {1}',
  '{0}, and only a draft that never was more is deleted': '{0}, y solo se elimina un borrador que nunca fue más',
  'it is {0}: it was sent or received already': 'está {0}: ya se envió o se recibió',
  'it is filed away already': 'ya está archivado',
  'no account of it waits to be confirmed: it is known already':
    'ninguna de sus cuentas espera confirmación: ya se conoce',
  'it is not marked as the duplicate of another': 'no está marcado como duplicado de otro',
  'it is not filed away': 'no está archivado',
  'it is held already': 'ya está retenido',
  'nobody holds it by itself': 'nadie lo retiene por sí solo',
  'it has not been delivered': 'no se ha entregado',
  'a document of type {0} does not take this answer': 'un documento de tipo {0} no admite esta respuesta',
  'it asks to be paid to an account that is not known of its sender: ask them, and confirm the account first':
    'pide que se pague en una cuenta que no se conoce de su remitente: pregúntele y confirme antes la cuenta',
  'colleagues were asked to approve it, and have not decided yet':
    'se pidió a colegas que lo aprobaran y aún no han decidido',
  'its approval was refused: ask for it anew, or reject the document':
    'su aprobación se denegó: pídala de nuevo o rechace el documento',
  'only its receiver may accept it': 'solo su destinatario puede aceptarlo',
  'only its receiver may reject it': 'solo su destinatario puede rechazarlo',
  'only its receiver may dispute it': 'solo su destinatario puede disputarlo',
  'only its receiver may report payment of it': 'solo su destinatario puede informar de su pago',
  'only its sender may confirm payment of it': 'solo su remitente puede confirmar su pago',
  'only its sender may cancel it': 'solo su remitente puede anularlo',
  'it is kept until {0} by law (for the longest time that any law known here asks)':
    'la ley lo hace conservar hasta el {0} (por el plazo más largo que exige una ley conocida aquí)',
  'it is kept until {0} by law ({1}: {2})': 'la ley lo hace conservar hasta el {0} ({1}: {2})',
  'cannot find document profile id for provided document type':
    'no se encuentra id de perfil para el tipo de documento indicado',
}
