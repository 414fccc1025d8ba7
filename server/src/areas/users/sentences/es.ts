/** What it says in Spanish, by its English. */
export const sentences: Readonly<Record<string, string>> = {
  'The properties of a person are their own to keep.': 'Las propiedades de una persona las lleva ella misma.',
  'When a person is away is their own to say.': 'Cuándo está ausente una persona lo dice ella misma.',
  '{0} cannot be set by hand: give ACTIVE or LOCKED.': '{0} no se pone a mano: indique ACTIVE o LOCKED.',
  'The account is {0}, for good.': 'La cuenta está {0}, para siempre.',
  'Nobody locks themselves out: ask another administrator.':
    'Nadie se bloquea a sí mismo: pídaselo a otro administrador.',
  'This is the last administrator: give somebody else the role first.':
    'Es el último administrador: dé antes el rol a otra persona.',
  'Nobody erases themselves: ask another administrator.': 'Nadie se borra a sí mismo: pídaselo a otro administrador.',
  'This is the last administrator of {0}: give somebody else the role first.':
    'Es el último administrador de {0}: dé antes el rol a otra persona.',
  'The account is {0}: only one that is ACTIVE signs in or is spoken for by a token.':
    'La cuenta está {0}: solo una que está ACTIVE inicia sesión o actúa con un token.',
  'Until is {0}, before From {1}: give that day or a later one.':
    'Until es {0}, antes de From {1}: indique ese día u otro posterior.',
  'Until is {0}, which is over: give {1} or a later day.': 'Until es {0}, que ya pasó: indique {1} o un día posterior.',
  'SubstituteId is the person who is away: name a colleague, or nobody.':
    'SubstituteId es la persona ausente: nombre a un colega o a nadie.',
  '{0} is somebody’s already: give another address.': '{0} ya es de alguien: indique otra dirección.',
  'This account belongs to another company: an administrator there can lock it.':
    'Esta cuenta pertenece a otra empresa: un administrador de allí puede bloquearla.',
}
